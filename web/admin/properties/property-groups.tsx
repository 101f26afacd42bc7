import { factFieldsOf } from "#domain/properties/property-facts.ts";
import { TextsGroup } from "#web/admin/editing/texts-group.tsx";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
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
  const { t: site } = useTranslation();
  return (
    <FormGroup title={t("properties.form.groups.listing")} help={t("properties.form.groups.listingHelp")}>
      <FormRow>
        <PropertyControl state={state} name="for_type" />
        <PropertyControl
          state={state}
          name="price"
          help={t("properties.form.fields.priceHelp")}
          // Shows the price as visitors will read it, which makes a surplus zero visible.
          inSentence={(price) => t("properties.form.fields.priceShown", { price })}
          suffix={state.values.for_type === "rent" ? site("properties.perMonth") : ""}
        />
      </FormRow>
      <FormRow>
        <PropertyControl state={state} name="status" />
        <CheckboxField
          label={t("properties.form.fields.featured")}
          help={t("properties.form.fields.featuredHelp")}
          className="sm:pt-6"
          {...state.checkbox("is_featured")}
        />
      </FormRow>
    </FormGroup>
  );
}

export function SizeGroup({ state }: Props) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  return (
    <FormGroup title={t("properties.form.groups.size")} help={t("properties.form.groups.sizeHelp")}>
      <FormRow>
        <PropertyControl state={state} name="property_type" />
        <PropertyControl state={state} name="area" unit={t("properties.form.fields.areaUnit")} />
      </FormRow>
      <div className="grid grid-cols-2 items-start gap-5">
        {factFieldsOf(readPropertyType(state.values.property_type)).map(({ fact, field }) => (
          <PropertyControl key={field} state={state} name={field} label={site(`properties.${fact}`)} />
        ))}
      </div>
    </FormGroup>
  );
}
