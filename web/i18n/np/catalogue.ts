import type { Catalogue } from "#web/i18n/en/catalogue-shape.ts";
import { about } from "./about.ts";
import { chat } from "./chat.ts";
import { chrome } from "./chrome.ts";
import { home } from "./home.ts";
import { land } from "./land.ts";
import { projects } from "./projects.ts";
import { properties } from "./properties.ts";
import { states } from "./states.ts";
import { ui } from "./ui.ts";

export const np: Catalogue = {
  about,
  chat,
  chrome,
  home,
  land,
  projects,
  properties,
  states,
  ui,
};
