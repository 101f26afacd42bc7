import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { type FilterOptions, placeNameParameter } from "./filter-options.ts";
import { PropertyLocationSelect } from "./filter-selects.tsx";
import { SuggestingInput } from "./suggesting-input.tsx";

type Props = Readonly<{
  listing: ListingType;
  filters: PropertyFilters;
  options: FilterOptions;
  /** Without JavaScript, the row has the select. */
  isNoScript: boolean;
}>;
type ChosenPlace = Readonly<{ value: string; label: string }>;

/**
 * SR3: provinces, districts and local levels, several. A town of the select becomes one of them, so that the two never
 * contradict each other. Without JavaScript, the server reads the names.
 */
export function PlaceChoices({ listing, filters, options, isNoScript }: Props) {
  const { t } = useSearchTranslation();
  const { t: translate } = useTranslation();
  const helpId = useId();
  const [places, setPlaces] = useState<readonly ChosenPlace[]>(() =>
    (filters.place ?? []).map((code) => ({ value: code, label: options.placeNames[code] ?? code })),
  );
  const group = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form counts again when a place is added
  useEffect(() => {
    if (!isFirst.current) group.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [places]);

  const add = (...added: readonly ChosenPlace[]) =>
    setPlaces((before) => [
      ...before.filter(({ value }) => !added.some((place) => place.value === value)),
      ...added,
    ]);
  /** Empties the select if it names a place, and returns that place. */
  function takeTown(select: HTMLSelectElement | null | undefined): ChosenPlace[] {
    const [, label, code] = options.locations.find(([value]) => value === select?.value) ?? [];
    if (!select || !label || !code) return [];
    select.value = "";
    return [{ value: code, label }];
  }
  function chooseTown({ target }: ChangeEvent<HTMLSelectElement>) {
    const town = takeTown(target);
    if (town.length > 0) add(...town);
  }
  return (
    <div ref={group} className="grid gap-4">
      {!isNoScript && (
        <PropertyLocationSelect
          filters={filters}
          options={options}
          onChange={chooseTown}
          placeholder={places.length > 0 ? t("fields.addPlace") : translate("properties.filters.anyLocation")}
        />
      )}
      <ChoiceGroup
        legend={t("fields.places")}
        name="place"
        choices={places}
        chosen={places.map(({ value }) => value)}
      >
        <SuggestingInput
          name={placeNameParameter}
          listing={listing}
          isForPlaces
          mustChoose
          aria-label={t("fields.places")}
          aria-describedby={helpId}
          placeholder={t("fields.placesHint")}
          onChoose={({ value, text }, input) => {
            input.value = "";
            add(...takeTown(group.current?.querySelector("select")), { value, label: text });
          }}
        />
        <p id={helpId} className="mt-1.5 text-ink-soft text-sm not-last:mb-2">
          <span className="noscript:hidden">{t("fields.placesHelp")}</span>
          <span className="hidden noscript:inline">{t("fields.placesHelpInWords")}</span>
        </p>
      </ChoiceGroup>
    </div>
  );
}
