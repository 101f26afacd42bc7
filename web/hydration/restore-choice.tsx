import { use } from "react";
import { defaultLanguage, languageCookie, languageKey, languages } from "#domain/language.ts";
import { ServerScriptsContext } from "./deferred-scripts.tsx";
import { restoreChoice } from "./restore-choice-script.ts";

/** Must come before the style sheet, because a script after it waits for it. */
export function RestoreChoice() {
  const { nonce } = use(ServerScriptsContext);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the source text of our own function
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? restoreSource() : "" }}
    />
  );
}

function restoreSource(): string {
  const cookies = Object.fromEntries(
    languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => [language, languageCookie(language)]),
  );
  return `(${restoreChoice})(${JSON.stringify(languageKey)}, ${JSON.stringify(cookies)})`;
}
