import { about } from "./about.ts";
import { chat } from "./chat.ts";
import { chrome } from "./chrome.ts";
import { contact } from "./contact.ts";
import { home } from "./home.ts";
import { land } from "./land.ts";
import { problems } from "./problems.ts";
import { projects } from "./projects.ts";
import { properties } from "./properties.ts";
import { sell } from "./sell.ts";
import { services } from "./services.ts";
import { states } from "./states.ts";
import { ui } from "./ui.ts";

export const en = {
  about,
  chat,
  chrome,
  contact,
  home,
  land,
  problems,
  projects,
  properties,
  sell,
  services,
  states,
  ui,
} as const;
