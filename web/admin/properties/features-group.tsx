import { useId } from "react";
import type { Property } from "#domain/properties/property.ts";
import { TranslatedFields } from "#web/admin/editing/translated-fields.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CheckboxField } from "#web/ui/checkbox-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { featureChoices } from "./feature-choices.ts";
import { useFeatures } from "./use-features.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{ state: PropertyFormState; property: Property | null }>;

export function FeaturesGroup({ state, property }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormGroup title={t("properties.form.groups.features")} help={t("properties.form.groups.featuresHelp")}>
      <Choices property={property} {...state.list("features")} />
      <TranslatedFields
        texts={state.texts}
        labels={{
          custom_features: {
            label: t("properties.form.fields.customFeatures"),
            addLabel: t("properties.form.fields.addFeature"),
          },
        }}
      />
    </FormGroup>
  );
}

type ChoicesProps = Readonly<{
  property: Property | null;
  value: readonly string[];
  message: string | undefined;
  onChange: (value: readonly string[]) => void;
}>;

function Choices({ property, value, message, onChange }: ChoicesProps) {
  const { t } = useAdminTranslation();
  const id = useId();
  const query = useFeatures();
  if (query.isPending)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t("properties.form.fields.loadingFeatures")}
      </p>
    );
  const note = message ?? (query.isError ? t("properties.form.fields.featuresFallback") : undefined);
  return (
    <fieldset className="min-w-0" aria-describedby={note ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{t("properties.form.fields.features")}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3">
        {featureChoices(query.data, property).map((choice) => (
          <CheckboxField
            key={choice.value}
            label={choice.label}
            checked={value.includes(choice.value)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value),
              )
            }
          />
        ))}
      </div>
      {note && (
        <p id={id} className={`mt-1.5 text-sm ${message ? "text-danger-strong" : "text-ink-soft"}`}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
