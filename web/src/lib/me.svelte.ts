/** Who the browser's cookie says the player is. */

import type { Me } from "../protocol";
import { api, ApiError } from "./api";
import { socket } from "./socket.svelte";

class Self {
  me = $state.raw<Me | null>(null);
  asked = $state(false);

  /** Ask the server who we are; nobody yet, or no more, is no fault. */
  async ask(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      this.me = null;
    }
    this.asked = true;
  }

  /** Be somebody; done once the socket, which knows people by their cookie, has been opened anew. */
  async become(me: Me | null): Promise<void> {
    this.me = me;
    await socket.reopen();
  }

  /** Be a guest, under a name of their own choice or, for a quick start, one of ours. */
  async need(name: string): Promise<Me> {
    if (!this.asked) await this.ask();
    if (this.me === null) void this.become(await api.guest(name));
    return this.me as unknown as Me;
  }
}

export const self = new Self();
