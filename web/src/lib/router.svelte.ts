/** Where the reader is; see routes.ts for the addresses. */

import { parseRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();
