import type { Language } from "#domain/language.ts";

/** Each language's name in that language. */
export const languageNames = { en: "English", np: "नेपाली" } as const satisfies Record<Language, string>;
