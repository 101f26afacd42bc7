import { useCallback } from "react";
import type { ListingType } from "#domain/properties/kinds.ts";
import { fetchSuggestions } from "#web/api/suggestions.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SuggestionList } from "#web/ui/suggestion-list.tsx";

/** What a suggestion adds to the filters, and the other words of the text. */
export type Suggestion = Readonly<{ name: "place" | "type"; value: string; text: string; rest: string }>;
type Item = Suggestion & Readonly<{ area: string; count: number; is_exact: boolean }>;

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
    async (query: string): Promise<Item[]> => {
      const { rest, places, types } = await fetchSuggestions(query, listing, language);
      const areaTexts: Partial<Record<string, (area: string) => string>> = {
        d: (area) => t("suggestions.district", { area }),
        p: () => t("suggestions.province"),
      };
      const foundPlaces = places.map(({ code, name, area, ...counted }) => ({
        ...counted,
        name: "place" as const,
        value: code,
        text: name,
        area: areaTexts[code.charAt(0)]?.(area) ?? area,
        rest,
      }));
      // What has no listings is no use as a suggestion, but can be chosen as a filter.
      const offered = foundPlaces.filter(({ count }) => count > 0 || mustChoose);
      if (isForPlaces) return offered;
      const foundTypes = types.map(({ type, ...counted }) => ({
        ...counted,
        name: "type" as const,
        value: type,
        text: translate(`properties.types.${type}`),
        area: t("suggestions.type"),
        // The last word begins to name the type.
        rest: query.replace(/\S+$/, "").trim(),
      }));
      return [...foundTypes, ...offered];
    },
    [listing, language, isForPlaces, mustChoose, translate, t],
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
      {({ text, area, count, is_exact }) => (
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            <span className="block font-semibold">{text}</span>
            <span className="block text-ink-soft text-sm empty:hidden">{area}</span>
          </span>
          <span className="figures shrink-0 text-ink-soft text-sm">
            {count === 1
              ? t("suggestions.one")
              : t("suggestions.count", { count: format.count(count, is_exact) })}
          </span>
        </span>
      )}
    </SuggestionList>
  );
}
