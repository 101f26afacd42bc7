import { useId, useState } from "react";
import { acceptsLandInput, landFields, landInputProblem, readLand } from "#domain/land/convert.ts";
import type { LandMeasure } from "#domain/land/measure.ts";
import { type ConverterUnit, converterUnits } from "#domain/land/units.ts";
import { ReusedPart } from "#web/hydration/reused-part.tsx";
import { useLandTranslation } from "#web/i18n/land-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { CombinedField } from "./combined-field.tsx";

type Typed = Readonly<{
  measure: LandMeasure | null;
  /** The field of one unit that was typed in, with its text. Null after typing in the combined field. */
  from: ConverterUnit | null;
  text: string;
}>;

const nothing: Typed = { measure: null, from: null, text: "" };

/** LU1, LU2, LD2. The state holds only what was typed; all other fields are derived from it. */
export function LandConverter() {
  const { t } = useLandTranslation();
  const format = useFormat();
  const id = useId();
  const [{ measure, from, text }, setTyped] = useState(nothing);
  const [clearCount, setClearCount] = useState(0);
  const reading = useLazyModule(
    from !== null && measure !== null,
    () => import("#web/forms/land-reading.tsx"),
  );
  const amounts = landFields(measure);

  const problem = from && landInputProblem(text, from);

  const field = (unit: ConverterUnit) => (
    <TextField
      key={unit}
      label={t(`land.units.${unit}`)}
      inputMode="decimal"
      autoComplete="off"
      message={unit === from && problem ? t(`land.${problem}`) : undefined}
      value={unit === from ? text : format.digits(amounts[unit])}
      onChange={(event) => {
        const typed = event.target.value.trim();
        if (!acceptsLandInput(typed)) return;
        if (from === null) setClearCount(clearCount + 1);
        setTyped({ measure: readLand(typed, unit), from: unit, text: typed });
      }}
    />
  );

  return (
    <ReusedPart
      as="section"
      shows={{ landConverter: id }}
      aria-labelledby="land-converter"
      className="page-width pt-section"
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="land-converter">{t("land.title")}</h2>
          <p className="mt-3 max-w-text text-ink-soft">{t("land.lead")}</p>
          <ul className="mt-5 grid gap-1 text-sm text-ink-soft">
            {(["bigha", "kattha", "dhur", "ropani", "aana", "sq_m"] as const).map((fact) => (
              <li key={fact}>{t(`land.facts.${fact}`)}</li>
            ))}
          </ul>
        </div>
        <Card>
          <div className="grid gap-6">
            <CombinedField
              // A new key empties the field.
              key={clearCount}
              help={
                reading && from && measure ? (
                  <reading.LandInUnits measure={measure} systems={["bigha", "ropani"]} isShown={false} />
                ) : undefined
              }
              onMeasure={(next) => setTyped({ measure: next, from: null, text: "" })}
            />
            <fieldset>
              <legend className="mb-3 text-sm text-ink-soft">{t("land.terai")}</legend>
              <div className="grid grid-cols-3 gap-4">{converterUnits.slice(0, 3).map(field)}</div>
            </fieldset>
            <fieldset>
              <legend className="mb-3 text-sm text-ink-soft">{t("land.hills")}</legend>
              <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
                {converterUnits.slice(3, 7).map(field)}
              </div>
            </fieldset>
            <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
              {field("sq_ft")}
              {field("sq_m")}
              <Button
                look="secondary"
                className="col-span-2 sm:col-span-1"
                onClick={() => {
                  setClearCount(clearCount + 1);
                  setTyped(nothing);
                }}
              >
                {t("land.clear")}
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </ReusedPart>
  );
}
