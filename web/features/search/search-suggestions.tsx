import { useCallback } from "react";
import type { PlaceCode } from "#domain/places/place-code.ts";
import type { ListingType, PropertyType } from "#domain/properties/kinds.ts";
import { fetchSuggestions, type Suggestions } from "#web/api/suggestions.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SuggestionList } from "#web/ui/suggestion-list.tsx";

/** What a suggestion adds to the filters. */
export type Suggestion = Readonly<
  { name: "place"; value: PlaceCode; text: string } | { name: "type"; value: PropertyType; text: string }
>;
type Item = Suggestion & Readonly<{ area?: string; count: number; isExact: boolean }>;

type Props = Readonly<{
  input: HTMLInputElement;
  query: string;
  listing: ListingType;
  isForPlaces?: boolean;
  /** A text is of no use in this field: Enter chooses the first one, and the list says if there is none. */
  mustChoose?: boolean;
  onChoose: (suggestion: Suggestion) => void;
}>;

/** SR2: places and types with how many listings each has. */
export function SearchSuggestions({ listing, isForPlaces = false, mustChoose = false, ...list }: Props) {
  const { t } = useSearchTranslation();
  const { t: translate } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const find = useCallback(
    async (query: string) => {
      const found = await fetchSuggestions(query, listing, language);
      return toItems(isForPlaces ? { ...found, types: [] } : found, (type) =>
        translate(`properties.types.${type}`),
      );
    },
    [listing, language, isForPlaces, translate],
  );
  return (
    <SuggestionList
      {...list}
      find={find}
      keyOf={({ value }) => value}
      texts={{
        label: t("suggestions.label"),
        found: (count) => t("suggestions.found", { count: format.number(count) }),
        ...(mustChoose && { none: t("suggestions.none"), failed: t("suggestions.failed") }),
      }}
      isFirstActive={mustChoose}
    >
      {({ name, text, area, count, isExact }) => (
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            <span className="block font-semibold">{text}</span>
            <span className="block text-ink-soft text-sm">
              {name === "type" ? t("suggestions.type") : area}
            </span>
          </span>
          <span className="figures shrink-0 text-ink-soft text-sm">
            {count === 1
              ? t("suggestions.one")
              : t("suggestions.count", { count: format.count(count, isExact) })}
          </span>
        </span>
      )}
    </SuggestionList>
  );
}

function toItems({ places, types }: Suggestions, nameOf: (type: PropertyType) => string): Item[] {
  return [
    ...types.map(({ type, count, is_exact }) => ({
      name: "type" as const,
      value: type,
      text: nameOf(type),
      count,
      isExact: is_exact,
    })),
    ...places.flatMap(({ code, name, area, count, is_exact }) =>
      code ? [{ name: "place" as const, value: code, text: name, area, count, isExact: is_exact }] : [],
    ),
  ];
}
