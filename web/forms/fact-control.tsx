import type { UseFormRegisterReturn } from "react-hook-form";
import type { LandCustom } from "#domain/land/units.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import type { Field } from "#domain/properties/field-kinds.ts";
import type { FactDescription } from "#domain/properties/property-fields.ts";
import { useFactTranslation } from "#web/i18n/fact-messages.ts";
import type { FieldProps } from "#web/ui/field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { LandField } from "./land-field.tsx";

type Props = FieldProps &
  Pick<UseFormRegisterReturn, "name" | "onBlur" | "onChange" | "ref"> &
  Readonly<{
    defaultValue?: string;
    description: Field & Pick<Partial<FactDescription>, "unit">;
    option: (value: string) => string;
    /** The custom of the place, for an area of land. */
    custom?: LandCustom | undefined;
  }>;

/** LD4: the control of a number, a choice or an area of land, by its description. */
export function FactControl({ description, option, custom, ...control }: Props) {
  const { t } = useFactTranslation();
  switch (description.kind) {
    case "amount":
    case "count":
    case "optionalNumber": {
      const isArea = "rules" in description && description.rules === "area";
      const unit = isArea ? t("squareFeet") : description.unit && t("feet", { number: "" }).trim();
      return (
        <NumberField
          isWhole={description.kind === "count"}
          maxLength={maxLengths.word}
          {...(unit && { unit })}
          {...control}
        />
      );
    }
    case "choice":
    case "optionalChoice": {
      const options = description.values.map((value) => ({ value, label: option(value) }));
      const empty = description.kind === "optionalChoice" && { placeholder: t("notStated") };
      return <SelectField options={options} {...empty} {...control} />;
    }
    case "landMeasure":
      return <LandField custom={custom} {...control} />;
    default:
      return null;
  }
}
