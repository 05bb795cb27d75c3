/** Where the reader is; see routes.ts for the addresses. */

import { freshness } from "./freshness";
import { parseRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
      freshness.renew();
    });
  }
}

export const router = new Router();
