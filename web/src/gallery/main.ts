/** Positions from web/fixtures in the real frame, for drawing boards; the words come from a server. Not part of the build. */

import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { applySettings } from "../lib/settings.svelte";
import Gallery from "./Gallery.svelte";

await applySettings();
mount(Gallery, { target: document.getElementById("app") as HTMLElement });
