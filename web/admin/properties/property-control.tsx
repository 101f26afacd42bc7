import type { ComponentProps, ReactNode } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { propertyFields, type propertyTexts } from "#domain/properties/property-fields.ts";
import type { NamesOf } from "#web/admin/editing/form-values.ts";
import { usePlaceNames } from "#web/admin/places/use-place-names.ts";
import { LandField } from "#web/forms/land-field.tsx";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { LandmarksField } from "./landmarks-field.tsx";
import type { PropertyValues } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type ControlName = Exclude<
  (NamesOf<PropertyValues, string> | "landmarks") & keyof typeof propertyFields,
  keyof typeof propertyTexts
>;

type Props = Readonly<{
  state: PropertyFormState;
  name: ControlName;
  label?: string;
  help?: ReactNode;
  required?: boolean;
}>;

/** The control of a plain field, by its kind. */
export function PropertyControl({ state, name, label: ownLabel, help, required }: Props) {
  const { t } = useFactTranslation();
  const { label = "", option } = state.fields[name];
  const own = { label: ownLabel ?? label, help, required };
  if (name === "landmarks") return <LandmarksField {...own} {...state.list(name)} />;
  const field = propertyFields[name];
  const control = { ...own, ...state.text(name) };
  const unit = "unit" in field ? t("feet", { number: "" }).trim() : undefined;
  switch (field.kind) {
    case "amount":
    case "count":
    case "optionalNumber":
      return (
        <NumberField
          isWhole={field.kind === "count"}
          maxLength={maxLengths.word}
          {...(name === "area" ? { unit: t("squareFeet") } : unit && { unit })}
          {...control}
        />
      );
    case "choice":
    case "optionalChoice": {
      const options = field.values.map((value) => ({ value, label: option?.(value) ?? value }));
      const empty = field.kind === "optionalChoice" && { placeholder: t("notStated") };
      return <SelectField options={options} {...empty} {...control} />;
    }
    case "landMeasure":
      return <PlacedLandField localLevelId={state.values.local_level_id} {...control} />;
    case "day":
      return <DateField {...control} />;
  }
}

/** LD2: a text that can mean two areas is read by the custom of the chosen place. */
function PlacedLandField({
  localLevelId,
  ...field
}: ComponentProps<typeof LandField> & Readonly<{ localLevelId: string }>) {
  return <LandField custom={usePlaceNames(localLevelId).names?.landCustom} {...field} />;
}
