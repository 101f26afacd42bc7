import { streetText } from "#domain/places/street-text.ts";
import type { TranslatedFields } from "#domain/translations.ts";

const list = { kind: "list", maxLength: "address", maxItems: 60 } as const;

/** The texts of a project that each language may have. */
export const projectTexts = {
  proj_name: { kind: "line", maxLength: "title" },
  location: { kind: "line", maxLength: "address" },
  street: streetText,
  client_name: { kind: "line", maxLength: "title" },
  proj_area: { kind: "line", maxLength: "name" },
  proj_duration: { kind: "line", maxLength: "name" },
  description: { kind: "text", maxLength: "text" },
  features: list,
  challenges: list,
  outcomes: list,
} as const satisfies TranslatedFields;

/** Texts of several lines, each of which is one thing. */
export const projectLists = ["features", "challenges", "outcomes"] as const;
