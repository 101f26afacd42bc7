import { useId } from "react";
import { type FilterName, type PropertyFilters, sinceChoices } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { bedroomChoices, offeredTypes } from "#domain/properties/options.ts";
import { facings } from "#domain/properties/property-fields.ts";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AreaRange } from "./area-range.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import type { FilterOptions } from "./filter-options.ts";
import { PlaceChoices } from "./place-choices.tsx";
import { PriceFilter } from "./price-filter.tsx";

type Props = Readonly<{
  listing: ListingType;
  filters: PropertyFilters;
  options: FilterOptions;
  /** Without JavaScript, these are in one form with the row of selects. */
  isNoScript?: boolean;
}>;

/** SR3: the fields of every filter. */
export function FilterFields({ listing, filters, options, isNoScript = false }: Props) {
  const { t } = useSearchTranslation();
  const { t: translate } = useTranslation();
  const id = useId();
  const types = offeredTypes(listing, [...options.types, ...(filters.type ?? [])]);
  const chosenTypes = isNoScript ? [] : (filters.type ?? []);
  // Endless addresses have other amounts, whose HTML nobody needs again.
  const isUnset = measureFilters.every((name) => filters[name] === undefined);
  return (
    <div className="grid gap-6">
      <PlaceChoices listing={listing} filters={filters} options={options} isNoScript={isNoScript} />
      <ReusedPart as="div" shows={{ types: id, offered: types, chosenTypes, isNoScript }} className="grid">
        <ChoiceGroup
          legend={t(isNoScript ? "fields.moreTypes" : "fields.types")}
          name="type"
          choices={types.map((value) => ({ value, label: translate(`properties.types.${value}`) }))}
          chosen={chosenTypes}
        />
      </ReusedPart>
      <PriceFilter listing={listing} filters={filters} isNoScript={isNoScript} />
      <ReusedPart as="div" shows={isUnset ? { measures: id, listing } : undefined} className="grid gap-6">
        <MeasureFields listing={listing} filters={filters} />
      </ReusedPart>
    </div>
  );
}

const measureFilters: readonly FilterName[] = [
  "area_from",
  "area_to",
  "bedrooms",
  "bathrooms",
  "road",
  "since",
  "facing",
  "checked",
];

/** The fields of `measureFilters`. */
function MeasureFields({ listing, filters }: Pick<Props, "listing" | "filters">) {
  const { t } = useSearchTranslation();
  const { t: translateFact } = useFactTranslation();
  const format = useFormat();
  const rooms = bedroomChoices.map((choice) => ({
    value: String(choice),
    label: t("fields.atLeast", { number: format.number(choice) }),
  }));
  return (
    <>
      <AreaRange listing={listing} filters={filters} />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        {(["bedrooms", "bathrooms"] as const).map((name) => (
          <SelectField
            key={name}
            label={t(`fields.${name}`)}
            name={name}
            defaultValue={String(filters[name] ?? "")}
            placeholder={t("fields.any")}
            options={withChosen(rooms, filters[name], (number) =>
              t("fields.atLeast", { number: format.number(number) }),
            )}
          />
        ))}
        <NumberField
          label={t("fields.road")}
          name="road"
          defaultValue={filters.road === undefined ? "" : format.number(filters.road)}
          unit={t("fields.roadUnit")}
          maxLength={6}
        />
        <SelectField
          label={t("fields.since")}
          name="since"
          defaultValue={String(filters.since ?? "")}
          placeholder={t("fields.sinceAny")}
          options={sinceChoices.map((days) => ({
            value: String(days),
            label: t("fields.sinceDays", { days: format.number(days) }),
          }))}
        />
      </div>
      <ChoiceGroup
        legend={t("fields.facing")}
        name="facing"
        choices={facings.map((value) => ({ value, label: translateFact(`facing_${value}`) }))}
        chosen={filters.facing ?? []}
      />
      <CheckboxField
        label={t("fields.checked")}
        name="checked"
        value="1"
        defaultChecked={filters.checked ?? false}
      />
    </>
  );
}

/** A number from the address that is not among the choices comes last. */
function withChosen(
  choices: readonly Readonly<{ value: string; label: string }>[],
  chosen: number | undefined,
  labelOf: (number: number) => string,
) {
  const isOffered = chosen === undefined || choices.some(({ value }) => value === String(chosen));
  return isOffered ? choices : [...choices, { value: String(chosen), label: labelOf(chosen) }];
}
