import { useQueries } from "@tanstack/react-query";
import type { LandCustom } from "#domain/land/units.ts";
import type { Language } from "#domain/language.ts";
import { languages } from "#domain/language.ts";
import { fetchPlaces } from "#web/api/places.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

type Names = Readonly<{ name: string; district: string }>;
export type PlaceNames = Readonly<{
  label: string;
  landCustom: LandCustom | undefined;
  inLanguage: Readonly<Record<Language, Names>>;
}>;

/** The names of a local level in every language, by its id; none for an empty id or without a connection. */
export function usePlaceNames(id: string): Readonly<{ names: PlaceNames | undefined; isLoading: boolean }> {
  const language = useLanguage();
  const queries = useQueries({
    queries: languages.map((code) => ({
      queryKey: ["places", id, code],
      queryFn: () => fetchPlaces({ id }, code),
      enabled: id !== "",
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const isLoading = queries.some((query) => query.isLoading);
  const [en, np] = queries.map((query) => query.data?.[0]);
  if (!en || !np) return { names: undefined, isLoading };
  const inLanguage = { en, np };
  const { label, land_custom: landCustom } = inLanguage[language];
  return { names: { label, landCustom, inLanguage }, isLoading };
}
