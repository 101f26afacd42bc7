import { readAmount } from "#domain/amounts.ts";
import { totalOfUnit } from "#domain/land/unit-price.ts";
import { readNumber } from "#domain/numbers.ts";
import { pricedArea } from "#domain/properties/derived-fields.ts";
import { isAreaPriceUnit } from "#domain/properties/price-units.ts";
import { maxLengths } from "#domain/text-fields.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { priceUnitChoice, readPropertyType } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{ state: PropertyFormState }>;

/** LD3: the price in total or per unit. The two amounts are kept apart, so that switching the unit changes neither. */
export function PriceFields({ state }: Props) {
  const { t } = useAdminTranslation();
  const { t: words } = useFactTranslation();
  const { units, unit } = priceUnitChoice(state.values);
  const isPerArea = isAreaPriceUnit(unit);
  const name = isPerArea ? "unit_price" : "price";
  return (
    <>
      <FormRow>
        <NumberField
          key={name}
          required
          label={isPerArea ? t("properties.form.fields.unitPrice") : t("properties.form.fields.price")}
          unit={t("properties.form.fields.priceUnit")}
          inputMode="text"
          maxLength={maxLengths.word}
          help={<PriceHelp state={state} />}
          {...state.text(name)}
        />
        <SelectField
          label={t("properties.form.fields.priceFor")}
          options={units.map((value) => ({ value, label: words(`priceUnits.${value}`) }))}
          {...state.text("price_unit")}
          value={unit}
        />
      </FormRow>
      <CheckboxField label={words("negotiable")} {...state.checkbox("is_negotiable")} />
    </>
  );
}

/** Shows the price as visitors will read it, which makes a surplus zero visible. */
function PriceHelp({ state }: Props) {
  const { t } = useAdminTranslation();
  const { t: words } = useFactTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const { values } = state;
  const { unit } = priceUnitChoice(values);
  const amount = readAmount(isAreaPriceUnit(unit) ? values.unit_price : values.price);
  if (amount === null || amount <= 0) return t("properties.form.fields.priceHelp");
  const inFull = (price: number) => {
    const inWords = format.rupeesInWords(price);
    return inWords ? `${format.rupees(price)} (${inWords})` : format.rupees(price);
  };
  if (!isAreaPriceUnit(unit)) {
    const suffix = unit === "month" ? site("properties.perMonth") : "";
    return t("properties.form.fields.priceShown", { price: inFull(amount) + suffix });
  }
  const area = pricedArea(
    {
      property_type: readPropertyType(values.property_type),
      area: readNumber(values.area),
      land_area: values.land_area.trim() || null,
    },
    unit,
  );
  const perUnit = `${inFull(amount)} ${words(`priceUnits.${unit}`)}`;
  if (area === null) return t("properties.form.fields.areaMissing", { price: perUnit });
  return t("properties.form.fields.totalShown", {
    price: perUnit,
    total: inFull(totalOfUnit(amount, area, unit)),
  });
}
