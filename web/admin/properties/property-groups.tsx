import { readNumber } from "#domain/numbers.ts";
import { listingTypes, propertyStatuses, propertyTypes } from "#domain/properties/kinds.ts";
import { factFieldsOf } from "#domain/properties/property-facts.ts";
import { maxLengths } from "#domain/text-fields.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { readPropertyType } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{ state: PropertyFormState }>;

export function BasicsGroup({ state: { text } }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("properties.form.groups.basics")} help={t("properties.form.groups.basicsHelp")}>
      <TextField
        label={t("properties.form.fields.name")}
        required
        maxLength={maxLengths.title}
        {...text("name")}
      />
      <TextField
        label={t("properties.form.fields.address")}
        required
        maxLength={maxLengths.address}
        {...text("address")}
      />
      <TextareaField
        label={t("properties.form.fields.description")}
        maxLength={maxLengths.text}
        {...text("description")}
      />
    </FormGroup>
  );
}

export function ListingGroup({ state: { values, text, tick } }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  return (
    <FormGroup title={t("properties.form.groups.listing")} help={t("properties.form.groups.listingHelp")}>
      <FormRow>
        <SelectField
          label={t("properties.form.fields.forType")}
          options={listingTypes.map((value) => ({ value, label: t(`properties.form.fields.${value}`) }))}
          {...text("for_type")}
        />
        <NumberField
          label={t("properties.form.fields.price")}
          help={<PriceHelp price={values.price} isForRent={values.for_type === "rent"} />}
          unit={t("properties.form.fields.priceUnit")}
          required
          maxLength={maxLengths.word}
          {...text("price")}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={t("properties.form.fields.status")}
          options={propertyStatuses.map((value) => ({ value, label: site(`properties.status.${value}`) }))}
          {...text("status")}
        />
        <CheckboxField
          label={t("properties.form.fields.featured")}
          help={t("properties.form.fields.featuredHelp")}
          className="sm:pt-6"
          {...tick("is_featured")}
        />
      </FormRow>
    </FormGroup>
  );
}

/** A row of noughts is easily one too long: the figure as visitors will read it. */
function PriceHelp({ price, isForRent }: Readonly<{ price: string; isForRent: boolean }>) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const format = useFormat();
  const amount = readNumber(price);
  if (amount === null || amount <= 0) return t("properties.form.fields.priceHelp");
  const words = format.rupeesInWords(amount);
  const figure = format.rupees(amount) + (isForRent ? site("properties.perMonth") : "");
  return t("properties.form.fields.priceShown", { price: words ? `${figure} (${words})` : figure });
}

export function SizeGroup({ state: { values, text } }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  return (
    <FormGroup title={t("properties.form.groups.size")} help={t("properties.form.groups.sizeHelp")}>
      <FormRow>
        <SelectField
          label={t("properties.form.fields.type")}
          options={propertyTypes.map((value) => ({ value, label: site(`properties.types.${value}`) }))}
          {...text("property_type")}
        />
        <NumberField
          label={t("properties.form.fields.area")}
          unit={t("properties.form.fields.areaUnit")}
          required
          maxLength={maxLengths.word}
          {...text("area")}
        />
      </FormRow>
      <div className="grid grid-cols-2 items-start gap-5">
        {factFieldsOf(readPropertyType(values.property_type)).map(({ fact, field }) => (
          <NumberField
            key={field}
            label={t(`properties.form.fields.${fact}`)}
            isWhole
            maxLength={maxLengths.word}
            {...text(field)}
          />
        ))}
      </div>
    </FormGroup>
  );
}
