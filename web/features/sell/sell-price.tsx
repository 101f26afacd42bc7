import { areaPriceUnits } from "#domain/land/area-price-units.ts";
import { PriceField } from "#web/forms/price-field.tsx";
import { useSellTranslation } from "#web/i18n/sell-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AskedField } from "./asked-field.tsx";
import type { SellFormState } from "./use-sell-form.ts";

/** LD3: the price; that of land may be per unit. */
export function SellPrice({ state: { field, priceUnit } }: Readonly<{ state: SellFormState }>) {
  const { t } = useSellTranslation();
  const { t: site } = useTranslation();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
      <PriceField
        label={t("sell.fields.price")}
        help={t("sell.fields.priceHelp")}
        suffix={priceUnit === "total" ? "" : ` ${site(`properties.priceUnits.${priceUnit}`)}`}
        required
        {...field("property_price")}
      />
      <AskedField name="price_unit">
        <SelectField
          label={t("sell.fields.priceFor")}
          options={(["total", ...areaPriceUnits] as const).map((value) => ({
            value,
            label: site(`properties.priceUnits.${value}`),
          }))}
          {...field("price_unit")}
        />
      </AskedField>
    </div>
  );
}
