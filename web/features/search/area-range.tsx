import { type ChangeEvent, useState } from "react";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { maxLandTextLength, parseLandMeasure } from "#domain/land/measure.ts";
import { converterUnits, type LandUnit, type ShownSystem } from "#domain/land/units.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { areaUnitParameter, filterReaders } from "#domain/search/read-filters.ts";
import { LandInUnits } from "#web/forms/land-reading.tsx";
import { useLandFieldTranslation } from "#web/i18n/land-field-messages.ts";
import { useLandTranslation } from "#web/i18n/land-messages.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useLandSystem } from "#web/ui/land-area.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const unitOf: Record<ShownSystem, LandUnit> = {
  ropani: "aana",
  bigha: "kattha",
  sq_ft: "sq_ft",
  sq_m: "sq_m",
};
/** Homes are measured in square feet, land of the company's towns in kattha. */
const usualUnit: Record<ListingType, LandUnit> = { sale: "kattha", rent: "sq_ft" };

type Props = Readonly<{ listing: ListingType; filters: PropertyFilters }>;

/** SR3: areas as people write them. A number alone is in the unit of the select, which is the visitor's. */
export function AreaRange({ listing, filters }: Props) {
  const { t } = useSearchTranslation();
  const { t: translate } = useLandTranslation();
  const system = useLandSystem();
  const [chosen, setChosen] = useState<LandUnit>();
  const unit = chosen ?? (system ? unitOf[system] : usualUnit[listing]);
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
      <AreaField name="area_from" label={t("fields.areaFrom")} unit={unit} area={filters.area_from} />
      <AreaField name="area_to" label={t("fields.areaTo")} unit={unit} area={filters.area_to} />
      <SelectField
        label={t("fields.areaUnit")}
        name={areaUnitParameter}
        value={unit}
        onChange={({ target }) => setChosen(converterUnits.find((one) => one === target.value))}
        options={converterUnits.map((value) => ({ value, label: translate(`land.units.${value}`) }))}
        className="col-span-2"
      />
    </div>
  );
}

type FieldProps = Readonly<{
  name: "area_from" | "area_to";
  label: string;
  unit: LandUnit;
  area: string | undefined;
}>;

function AreaField({ name, label, unit, area }: FieldProps) {
  const { t } = useSearchTranslation();
  const { t: translateLand } = useLandFieldTranslation();
  const language = useLanguage();
  const set = parseLandMeasure(area ?? null);
  const [text, setText] = useState(set ? formatLandMeasure(set, language) : "");
  const read = text.trim() === "" ? null : filterReaders[name].read(text, { areaUnit: unit });
  const measure = parseLandMeasure(read);
  const help = measure ? <LandInUnits measure={measure} systems={["sq_ft"]} /> : t("fields.areaHelp");
  return (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      maxLength={maxLandTextLength}
      value={text}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value)}
      help={
        <span aria-live="polite">{text.trim() !== "" && !measure ? translateLand("unclear") : help}</span>
      }
    />
  );
}
