import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { applySettings } from "./lib/settings.svelte";

await applySettings();
mount(App, { target: document.getElementById("app") as HTMLElement });
