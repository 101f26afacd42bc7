import { useEffect } from "react";
import { languageFromQuery } from "./request-language.ts";
import { storedLanguage } from "./stored-language.ts";
import { useTranslation } from "./translations.tsx";

/** After hydration: an address or a stored choice may ask for another language than the cookie told the server. */
export function useRestoreLanguage(): void {
  const { switchLanguage } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, later the visitor decides
  useEffect(() => {
    const chosen = languageFromQuery(new URLSearchParams(location.search)) ?? storedLanguage();
    if (chosen !== undefined) void switchLanguage(chosen);
  }, []);
}
