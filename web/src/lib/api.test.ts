import { afterEach, expect, test, vi } from "vitest";
import { fakeServer, fakeStorage, message, room, seat } from "../testing/fakes";
import { addressOf, api, ApiError, randomShare } from "./api";
import { noteOf } from "./shuffles";

afterEach(() => vi.unstubAllGlobals());

test("addresses are filled in, and what is not known is left out", () => {
  expect(addressOf("/api/tables/{table}/replay", { table: "t" }, { actions: 4, seat: null })).toBe(
    "/api/tables/t/replay?actions=4",
  );
  expect(addressOf("/api/games/{game}/edition", { game: "a/b c" })).toBe("/api/games/a%2Fb%20c/edition");
});

test("requests carry their bodies, and answers are read", async () => {
  const asked = fakeServer({ "/api/guest": { id: "1", name: "Ada", login: null }, "/api/sign-out": {} });
  expect((await api.guest("Ada")).name).toBe("Ada");
  await api.signOut();
  expect(asked).toEqual([
    { address: "/api/guest", body: { name: "Ada" } },
    { address: "/api/sign-out", body: null },
  ]);
});

test("a seat is taken with a share of the seed that nobody can guess, after the commitment was seen", async () => {
  fakeStorage();
  const seats = [seat(), seat({ mine: true }), seat({ mine: true })];
  const answers = {
    "/api/tables/t": room({ commitment: "c" }),
    "/api/tables/t/sit": room({ seats, commitment: "other" }),
  };
  const asked = fakeServer({ ...answers, "/api/tables/t/stand": room() });
  await api.sit("t", 2);
  expect(asked.map(({ address }) => address)).toEqual(["/api/tables/t", "/api/tables/t/sit"]);
  expect(asked[1]?.body).toEqual({ seat: 2, name: null, random: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  await api.sit("t", null);
  const [, first, second] = asked.map(({ body }) => (body as { random: string } | null)?.random);
  expect(noteOf("t")).toEqual({ table: "t", commitment: "c", numbers: { 1: second, 2: first } });
  await api.stand("t", 2);
  expect(noteOf("t")?.numbers).toEqual({ 1: second });
  expect(randomShare()).not.toBe(randomShare());
});

test("a problem is thrown in the server's own words", async () => {
  const problem = { status: 409, message: message("table-full"), detail: "" };
  fakeServer({ "/api/me": new Response(JSON.stringify(problem), { status: 409 }) });
  const fault = await api.me().catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(ApiError);
  expect([(fault as ApiError).status, (fault as ApiError).message]).toEqual([409, "table-full"]);
});

test("a server that is away, or answers nonsense, is told", async () => {
  fakeServer({});
  await expect(api.me()).rejects.toThrow("web-no-server");
  fakeServer({ "/api/me": new Response("<html>", { status: 502 }) });
  await expect(api.me()).rejects.toMatchObject({ status: 502, message: "web-no-server" });
});
