import { chrome } from "./chrome.ts";
import { properties } from "./properties.ts";
import { states } from "./states.ts";
import { ui } from "./ui.ts";

export const en = {
  chrome,
  properties,
  states,
  ui,
} as const;
