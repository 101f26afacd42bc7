import { useEffect, useId, useRef, useState } from "react";
import type { PlaceCode } from "#domain/places/place-code.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { placeNameParameter } from "./filter-options.ts";
import { SuggestingInput } from "./suggesting-input.tsx";

type Props = Readonly<{
  listing: ListingType;
  chosen: readonly PlaceCode[];
  names: Readonly<Partial<Record<PlaceCode, string>>>;
}>;

/** SR3: provinces, districts and local levels, several. Without JavaScript, the server reads the names. */
export function PlaceChoices({ listing, chosen, names }: Props) {
  const { t } = useSearchTranslation();
  const helpId = useId();
  const [places, setPlaces] = useState(() =>
    chosen.map((code) => ({ value: String(code), label: names[code] ?? code })),
  );
  const group = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form counts again when a place is added
  useEffect(() => {
    if (!isFirst.current) group.current?.dispatchEvent(new Event("input", { bubbles: true }));
    isFirst.current = false;
  }, [places]);
  return (
    <div ref={group}>
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
            setPlaces((before) => [
              ...before.filter((place) => place.value !== value),
              { value, label: text },
            ]);
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
