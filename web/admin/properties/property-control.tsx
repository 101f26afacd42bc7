import type { ReactNode } from "react";
import { maxLengths } from "#domain/max-lengths.ts";
import { propertyFields, type propertyTexts } from "#domain/properties/property-fields.ts";
import type { NamesOf } from "#web/admin/editing/form-values.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { PropertyValues } from "./property-form-data.ts";
import type { PropertyFormState } from "./use-property-form.ts";

type Props = Readonly<{
  state: PropertyFormState;
  name: Exclude<NamesOf<PropertyValues, string> & keyof typeof propertyFields, keyof typeof propertyTexts>;
  label?: string;
  help?: ReactNode;
  unit?: string;
}>;

/** The control of a plain field, by its kind. */
export function PropertyControl({ state, name, label, ...number }: Props) {
  const field = propertyFields[name];
  const text = state.fields[name];
  const control = { label: label ?? text.label, ...state.text(name) };
  switch (field.kind) {
    case "amount":
      return <NumberField required maxLength={maxLengths.word} {...number} {...control} />;
    case "count":
      return <NumberField isWhole maxLength={maxLengths.word} {...number} {...control} />;
    case "choice": {
      const options = field.values.map((value) => ({ value, label: text.option?.(value) ?? value }));
      return <SelectField options={options} {...control} />;
    }
  }
}
