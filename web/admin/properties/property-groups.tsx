import { maxLengths } from "#domain/max-lengths.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import { factFieldsOf } from "#domain/properties/property-facts.ts";
import { describeFact, type FactGroup, factGroups } from "#domain/properties/property-fields.ts";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PriceFields } from "./price-fields.tsx";
import { PropertyControl } from "./property-control.tsx";
import { readPropertyType } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{ state: PropertyFormState }>;

export function BasicsGroup({ state }: Props) {
  const { t } = useAdminTranslation();
  return (
    <TextsGroup title={t("properties.form.groups.basics")} help={t("properties.form.groups.basicsHelp")}>
      <TranslatedFields
        texts={state.texts}
        labels={{
          name: { label: t("properties.form.fields.name") },
          ...(state.values.local_level_id
            ? { street: { label: t("places.street"), help: t("places.streetHelp") } }
            : { address: { label: t("properties.form.fields.address") } }),
          description: { label: t("properties.form.fields.description") },
        }}
      />
    </TextsGroup>
  );
}

export function ListingGroup({ state }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("properties.form.groups.listing")} help={t("properties.form.groups.listingHelp")}>
      <FormRow>
        <PropertyControl state={state} name="for_type" />
        <PropertyControl state={state} name="property_type" />
      </FormRow>
      <PriceFields state={state} />
      <FormRow>
        <PropertyControl state={state} name="status" />
        <CheckboxField
          label={t("properties.form.fields.featured")}
          help={t("properties.form.fields.featuredHelp")}
          className="sm:pt-6"
          {...state.checkbox("is_featured")}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t("properties.form.fields.reference")}
          help={t("properties.form.fields.referenceHelp")}
          maxLength={maxLengths.word}
          {...state.text("reference")}
        />
      </FormRow>
    </FormGroup>
  );
}

/** LD4: the facts of the selected type. Those of other types keep what was typed, but are not saved. */
export function FactGroups({ state }: Props) {
  return factGroups.map((group) => <FactFields key={group} state={state} group={group} />);
}

/** A date has three controls, which need the whole width of a phone. */
const widths: Partial<Record<Field["kind"], string>> = {
  landMeasure: "col-span-full",
  landmarks: "col-span-full",
  day: "col-span-full sm:col-span-1",
};

function FactFields({ state, group }: Props & Readonly<{ group: FactGroup }>) {
  const { t } = useAdminTranslation();
  const { t: words } = useFactTranslation();
  const type = readPropertyType(state.values.property_type);
  const fields = factFieldsOf(type, group);
  if (fields.length === 0) return null;
  return (
    <FormGroup title={words(`groups.${group}`)} help={t(`properties.form.groups.${group}Help`)}>
      <div className="grid grid-cols-2 items-start gap-5">
        {fields.map(({ fact, field }) => (
          <div key={field} className={widths[describeFact(field).kind] ?? ""}>
            <PropertyControl
              state={state}
              name={field}
              label={words(fact)}
              required={field === "area" || (field === "land_area" && type === "land")}
            />
          </div>
        ))}
      </div>
    </FormGroup>
  );
}
