import { useEffect } from "react";
import { languageFromQuery } from "./request-language.ts";
import { storedLanguage } from "./stored-language.ts";
import { useTranslation } from "./translations.tsx";

/** After hydration, applies the language of the URL or of the stored choice if the server's cookie differed. */
export function useRestoreLanguage(): void {
  const { switchLanguage } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; later changes come from the visitor
  useEffect(() => {
    const chosen = languageFromQuery(new URLSearchParams(location.search)) ?? storedLanguage();
    if (chosen !== undefined) void switchLanguage(chosen);
  }, []);
}
