import { type FormEvent, useState } from "react";
import type { PropertyType } from "#domain/properties/kinds.ts";
import { homePriceBands } from "#domain/properties/price-bands.ts";
import { useHomeTranslation } from "#web/i18n/home-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";
import { resultsId } from "#web/ui/results-navigation.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { filledFields, useResultsSearch } from "#web/ui/use-results-search.ts";
import { SuggestingInput } from "./suggesting-input.tsx";
import { useBandLabel } from "./use-band-label.ts";
import { useTypeOptions } from "./use-type-options.ts";

/** HO1, HO2. Without JavaScript it is a plain form that opens Buy. */
export function HomeSearch({ listedTypes }: Readonly<{ listedTypes: readonly PropertyType[] }>) {
  const { t } = useHomeTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const bandLabel = useBandLabel();
  const showResults = useResultsSearch();
  const address = usePageAddress();
  const types = useTypeOptions("sale", listedTypes);
  /** The code of the place that was chosen. Other texts are searched for in addresses. */
  const [place, setPlace] = useState<string>();
  const [isLocationMissing, setLocationMissing] = useState(false);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = filledFields(event);
    setLocationMissing(!fields.has("location"));
    const parameters = [...fields].map(([name, value]) =>
      place && name === "location" ? ["place", place] : [name, value],
    );
    if (fields.has("location")) showResults("/buy", new URLSearchParams(parameters));
    else event.currentTarget.querySelector("input")?.focus();
  };

  const bands = homePriceBands.map((band) => ({
    value: band.value,
    label:
      band.upper === null
        ? t("home.search.andAbove", { amount: format.rupees(band.lower ?? 0) })
        : bandLabel(band),
  }));
  return (
    <search aria-label={t("home.search.label")}>
      <form
        action={address(`/buy#${resultsId}`)}
        method="get"
        onSubmit={search}
        className="grid items-start gap-4 md:grid-cols-[1.5fr_1.2fr_1fr_auto]"
      >
        <Field
          label={t("home.search.location")}
          message={isLocationMissing ? t("home.search.locationMissing") : undefined}
        >
          {(control) => (
            <SuggestingInput
              name="location"
              listing="sale"
              isForPlaces
              placeholder={t("home.search.locationHint")}
              onChange={() => setPlace(undefined)}
              onChoose={({ value, text }, input) => {
                input.value = text;
                setPlace(value);
              }}
              {...control}
            />
          )}
        </Field>
        <SelectField
          label={t("home.search.price")}
          name="price"
          placeholder={site("properties.filters.anyPrice")}
          options={bands}
        />
        <SelectField
          label={t("home.search.type")}
          name="type"
          placeholder={site("properties.filters.anyType")}
          options={types}
        />
        {/* The margin is the height of a label, which aligns the button with the fields. */}
        <Button
          type="submit"
          icon={<Icon name="search" className="size-5" />}
          className="field-height md:mt-[calc(var(--size-sm)*var(--line-height-text)+0.375rem)]"
        >
          {t("home.search.submit")}
        </Button>
      </form>
    </search>
  );
}
