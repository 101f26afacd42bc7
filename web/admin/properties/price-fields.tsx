import { amountInWords, readAmount } from "#domain/amounts.ts";
import { landMeasureText } from "#domain/land/measure.ts";
import { readWrittenLandMeasure } from "#domain/land/read-measure.ts";
import { totalOfUnit } from "#domain/land/unit-price.ts";
import { readNumber } from "#domain/numbers.ts";
import { pricedArea } from "#domain/properties/land-measure.ts";
import { isAreaPriceUnit } from "#domain/properties/price-units.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PriceField } from "#web/forms/price-field.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { priceUnitChoice, readPropertyType } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{ state: PropertyFormState }>;

/** LD3: the price in total or per unit. The two amounts are kept apart, so that switching the unit changes neither. */
export function PriceFields({ state }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const { units, unit } = priceUnitChoice(state.values);
  const isPerArea = isAreaPriceUnit(unit);
  const total = useTotal(state);
  const name = isPerArea ? "unit_price" : "price";

  function inSentence(price: string): string {
    // The price as visitors will read it, which makes a surplus zero visible.
    if (!isPerArea) return t("properties.form.fields.priceShown", { price });
    return total
      ? t("properties.form.fields.totalShown", { price, total })
      : t("properties.form.fields.areaMissing", { price });
  }

  return (
    <>
      <FormRow>
        <PriceField
          key={name}
          required
          label={
            isPerArea
              ? t("properties.form.fields.pricePer", { unit: site(`properties.priceUnits.${unit}`) })
              : t("properties.form.fields.price")
          }
          help={t("properties.form.fields.priceHelp")}
          suffix={
            isPerArea
              ? ` ${site(`properties.priceUnits.${unit}`)}`
              : unit === "month"
                ? site("properties.perMonth")
                : ""
          }
          inSentence={inSentence}
          {...state.text(name)}
        />
        <SelectField
          label={t("properties.form.fields.priceFor")}
          options={units.map((value) => ({ value, label: site(`properties.priceUnits.${value}`) }))}
          {...state.text("price_unit")}
          value={unit}
        />
      </FormRow>
      <CheckboxField label={site("properties.negotiable")} {...state.checkbox("is_negotiable")} />
    </>
  );
}

/** The total of the price per unit, or null while a part of it is missing. */
function useTotal({ values }: PropertyFormState): string | null {
  const format = useFormat();
  const language = useLanguage();
  const { unit } = priceUnitChoice(values);
  const unitPrice = readAmount(values.unit_price);
  if (!isAreaPriceUnit(unit) || unitPrice === null) return null;
  const type = readPropertyType(values.property_type);
  const measure = readWrittenLandMeasure(values.land_area);
  const area = pricedArea(
    {
      property_type: type,
      area: type === "land" ? null : readNumber(values.area),
      land_area: typeof measure === "string" ? null : landMeasureText(measure),
    },
    unit,
  );
  if (area === null) return null;
  const total = totalOfUnit(unitPrice, area, unit);
  return `${format.rupees(total)} (${amountInWords(total, language)})`;
}
