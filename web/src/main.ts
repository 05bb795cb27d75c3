import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { freshness } from "./lib/freshness";
import { watchKeys } from "./lib/painted";
import { applySettings } from "./lib/settings.svelte";
import { awaitTouch } from "./lib/touch";
import { transport } from "./lib/transport.svelte";

addEventListener("vite:preloadError", () => freshness.missing());
watchKeys();
awaitTouch();
await Promise.all([applySettings(), transport.settled()]);
mount(App, { target: document.getElementById("app") as HTMLElement });
