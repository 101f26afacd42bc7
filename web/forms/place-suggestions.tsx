import { useCallback } from "react";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import { fetchPlaces } from "#web/api/places.ts";
import { usePlaceSuggestionTranslation } from "#web/i18n/place-suggestion-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SuggestionList } from "#web/ui/suggestion-list.tsx";

export { fetchPlaces };

type Props = Readonly<{
  /** The text field that the suggestions belong to. */
  input: HTMLInputElement;
  label: string;
  query: string;
  onChoose: (place: PlaceSuggestion) => void;
}>;

export function PlaceSuggestions({ label, ...list }: Props) {
  const { t } = usePlaceSuggestionTranslation();
  const format = useFormat();
  const language = useLanguage();
  const find = useCallback((query: string) => fetchPlaces({ q: query }, language), [language]);
  return (
    <SuggestionList
      {...list}
      find={find}
      keyOf={({ id }) => String(id)}
      texts={{
        label,
        found: (count) => t("found", { count: format.number(count) }),
        none: t("none"),
        failed: t("failed"),
      }}
      isFirstActive
    >
      {({ name, district, province }) => (
        <>
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft text-sm">{t("area", { district, province })}</span>
        </>
      )}
    </SuggestionList>
  );
}
