import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#web/i18n/use-language.ts";
import { fetchFeatures } from "./property-calls.ts";

/** The feature catalogue in the dashboard's language. */
export function useFeatures() {
  const language = useLanguage();
  return useQuery({ queryKey: ["features", language], queryFn: () => fetchFeatures(language) });
}
