import { defaultLanguage, languageCookie, languageKey, languages } from "#domain/language.ts";
import { callOf, InlineScript } from "./inline-script.tsx";
import { restoreChoice } from "./restore-choice-script.ts";

/** Must come before the style sheet, because a script after it waits for it. */
export function RestoreChoice() {
  return <InlineScript source={import.meta.env.SSR ? restoreSource() : ""} />;
}

function restoreSource(): string {
  const cookies = Object.fromEntries(
    languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => [language, languageCookie(language)]),
  );
  return callOf(restoreChoice, languageKey, cookies);
}
