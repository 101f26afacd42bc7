import type { ComponentProps, ReactNode } from "react";
import { propertyFields, type propertyTexts } from "#domain/properties/property-fields.ts";
import type { NamesOf } from "#web/admin/editing/form-values.ts";
import { usePlaceNames } from "#web/admin/places/use-place-names.ts";
import { FactControl } from "#web/forms/fact-control.tsx";
import { DateField } from "#web/ui/date-field.tsx";
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
  const { label = "", option } = state.fields[name];
  const own = { label: ownLabel ?? label, help, required };
  if (name === "landmarks") return <LandmarksField {...own} {...state.list(name)} />;
  const field = propertyFields[name];
  const control = { ...own, ...state.text(name) };
  if (field.kind === "day") return <DateField {...control} />;
  const fact = { ...control, description: field, option: (value: string) => option?.(value) ?? value };
  return field.kind === "landMeasure" ? (
    <PlacedFactControl localLevelId={state.values.local_level_id} {...fact} />
  ) : (
    <FactControl {...fact} />
  );
}

/** LD2: a text that can mean two areas is read by the custom of the chosen place. */
function PlacedFactControl({
  localLevelId,
  ...fact
}: ComponentProps<typeof FactControl> & Readonly<{ localLevelId: string }>) {
  return <FactControl custom={usePlaceNames(localLevelId).names?.landCustom} {...fact} />;
}
