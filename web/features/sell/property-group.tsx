import { maxLengths } from "#domain/max-lengths.ts";
import type { PlaceSuggestion } from "#domain/places/suggestion.ts";
import { sellPropertyTypes } from "#domain/sell/property-types.ts";
import { PlaceFields } from "#web/forms/place-fields.tsx";
import { PriceField } from "#web/forms/price-field.tsx";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { SellField, SellSetValue } from "./use-sell-form.ts";

type Props = Readonly<{
  field: SellField;
  setValue: SellSetValue;
  places: readonly PlaceSuggestion[] | undefined;
}>;

export function PropertyGroup({ field, setValue, places }: Props) {
  const { t } = useFormTranslation();
  const { t: site } = useTranslation();
  return (
    <FormGroup title={t("sell.groups.property")} help={t("sell.groups.propertyHelp")}>
      <TextField
        label={t("sell.fields.title")}
        help={t("sell.fields.titleHelp")}
        required
        maxLength={maxLengths.title}
        {...field("propert_title")}
      />
      <TextField
        label={t("sell.fields.location")}
        help={t("sell.fields.locationHelp")}
        required
        maxLength={maxLengths.address}
        {...field("property_location")}
      />
      <PlaceFields field={field} setValue={setValue} choices={places} />
      <FormRow>
        <PriceField
          label={t("sell.fields.price")}
          help={t("sell.fields.priceHelp")}
          required
          {...field("property_price")}
        />
        <SelectField
          label={t("sell.fields.type")}
          placeholder={site("ui.choose")}
          required
          options={sellPropertyTypes.map((value) => ({ value, label: t(`sell.types.${value}`) }))}
          {...field("property_type")}
        />
      </FormRow>
    </FormGroup>
  );
}
