import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServer, fakeSockets } from "../testing/fakes";

beforeEach(() => {
  vi.resetModules();
  fakeSockets();
});
afterEach(() => vi.unstubAllGlobals());

const ada = { id: "1", name: "Ada", login: null };
const nobody = () =>
  new Response(JSON.stringify({ message: { type: "message", id: "door", args: {} } }), { status: 401 });

test("who comes back is known by the cookie", async () => {
  fakeServer({ "/api/me": ada });
  const { self } = await import("./me.svelte");
  await self.ask();
  expect([self.asked, self.me?.name]).toEqual([true, "Ada"]);
});

test("a stranger is no fault, and becomes a guest when a name is needed", async () => {
  const asked = fakeServer({ "/api/me": nobody(), "/api/guest": ada });
  const { self } = await import("./me.svelte");
  await self.ask();
  expect([self.asked, self.me]).toEqual([true, null]);
  expect((await self.need("Guest")).name).toBe("Ada");
  expect((await self.need("Guest")).name).toBe("Ada");
  expect(asked.filter(({ address }) => address === "/api/guest")).toHaveLength(1);
});
