import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { watchKeys } from "./lib/painted";
import { applySettings } from "./lib/settings.svelte";

watchKeys();
await applySettings();
mount(App, { target: document.getElementById("app") as HTMLElement });
