import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speech } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
await speech.speak(preferred());
mount(App, { target: document.getElementById("app")! });
