import { useEffect, useRef, useState } from "react";
import { readAmount } from "#domain/amounts.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { ownRange, type PriceBand, priceBandsFor } from "#domain/properties/price-bands.ts";
import { PriceField } from "#web/forms/price-field.tsx";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useBandLabel } from "./use-band-label.ts";

type Props = Readonly<{
  listing: ListingType;
  filters: PropertyFilters;
  /** Without JavaScript, the row has the select. */
  isNoScript: boolean;
}>;
type Amounts = Readonly<{ from: string; to: string }>;

/** SR3: one price. A band fills both amounts, and other amounts are a range of their own. */
export function PriceFilter({ listing, filters, isNoScript }: Props) {
  const { t } = useSearchTranslation();
  const { t: translate } = useTranslation();
  const format = useFormat();
  const bandLabel = useBandLabel();
  const bands = priceBandsFor(listing, filters.price);
  const text = (rupees: number | null | undefined) => (rupees == null ? "" : format.number(rupees));
  const [typed, setTyped] = useState<Amounts>(() => ({
    from: text(filters.price?.lower ?? filters.price_from),
    to: text(filters.price?.upper ?? filters.price_to),
  }));
  /** What a band has filled in. The fields begin anew with it. */
  const [filled, setFilled] = useState({ ...typed, times: 0 });
  const group = useRef<HTMLDivElement>(null);
  // The form counts again when a band has filled its fields.
  useEffect(() => {
    if (filled.times > 0) group.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [filled]);
  const fill = (band: PriceBand | undefined) => {
    const next = { from: text(band?.lower), to: text(band?.upper) };
    setTyped(next);
    setFilled(({ times }) => ({ ...next, times: times + 1 }));
  };
  const chosen = bandOf(typed, bands);
  const isRent = listing === "rent";
  return (
    <div ref={group} className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      {!isNoScript && (
        <SelectField
          label={translate(isRent ? "properties.filters.rent" : "properties.filters.price")}
          name="price"
          value={chosen}
          placeholder={translate("properties.filters.anyPrice")}
          options={[
            ...bands.map((band) => ({ value: band.value, label: bandLabel(band) })),
            ...(chosen === ownRange ? [{ value: ownRange, label: t("fields.ownRange") }] : []),
          ]}
          onChange={({ target }) => fill(bands.find(({ value }) => value === target.value))}
          className="col-span-2"
        />
      )}
      <PriceField
        key={`from ${filled.times}`}
        label={t(isRent ? "fields.rentFrom" : "fields.priceFrom")}
        name="price_from"
        defaultValue={filled.from}
        onChange={({ target }) => setTyped((before) => ({ ...before, from: target.value }))}
        help={t(isRent ? "fields.rentHelp" : "fields.priceHelp")}
      />
      <PriceField
        key={`to ${filled.times}`}
        label={t(isRent ? "fields.rentTo" : "fields.priceTo")}
        name="price_to"
        defaultValue={filled.to}
        onChange={({ target }) => setTyped((before) => ({ ...before, to: target.value }))}
      />
    </div>
  );
}

/** The band that the amounts are, else a range of their own; nothing if both are empty. */
function bandOf({ from, to }: Amounts, bands: readonly PriceBand[]): string {
  if (from.trim() === "" && to.trim() === "") return "";
  const [lower, upper] = [from, to].map(readAmount);
  const band = bands.find((one) => one.lower === lower && one.upper === upper);
  return band?.value ?? ownRange;
}
