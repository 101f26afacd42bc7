import { chrome } from "./chrome.ts";
import { home } from "./home.ts";
import { land } from "./land.ts";
import { properties } from "./properties.ts";
import { states } from "./states.ts";
import { ui } from "./ui.ts";

export const en = { chrome, home, land, properties, states, ui } as const;
