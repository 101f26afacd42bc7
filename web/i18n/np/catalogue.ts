import type { Catalogue } from "#web/i18n/en/catalogue-shape.ts";
import { chrome } from "./chrome.ts";
import { properties } from "./properties.ts";
import { states } from "./states.ts";
import { ui } from "./ui.ts";

export const np: Catalogue = {
  chrome,
  properties,
  states,
  ui,
};
