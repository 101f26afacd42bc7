import { states } from "#domain/leads/visit-states.ts";
import { chrome } from "./chrome.ts";
import { properties } from "./properties.ts";
import { ui } from "./ui.ts";

export const en = {
  chrome,
  properties,
  states,
  ui,
} as const;
