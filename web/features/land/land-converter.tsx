import { useState } from "react";
import { acceptsLandInput, convertLand } from "#domain/land/convert.ts";
import { type ConverterUnit, converterUnits } from "#domain/land/units.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** LU1, LU2. The state holds only the typed amount; all other units are derived from it. */
export function LandConverter() {
  const { t } = useTranslation();
  const format = useFormat();
  const [{ typed, from }, setLand] = useState<{ typed: string; from: ConverterUnit }>({
    typed: "",
    from: "kattha",
  });
  const amounts = convertLand(typed, from);

  const field = (unit: ConverterUnit) => (
    <TextField
      key={unit}
      label={t(`land.units.${unit}`)}
      inputMode="decimal"
      autoComplete="off"
      value={unit === from ? typed : format.digits(amounts[unit])}
      onChange={(event) => {
        const text = event.target.value.trim();
        if (acceptsLandInput(text)) setLand({ typed: text, from: unit });
      }}
    />
  );

  return (
    <section aria-labelledby="land-converter" className="page-width pt-section">
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="land-converter">{t("land.title")}</h2>
          <p className="mt-3 max-w-text text-ink-soft">{t("land.lead")}</p>
          <ul className="mt-5 grid gap-1 text-sm text-ink-soft">
            {(["bigha", "kattha", "dhur", "ropani", "aana"] as const).map((fact) => (
              <li key={fact}>{t(`land.facts.${fact}`)}</li>
            ))}
          </ul>
        </div>
        <Card>
          <div className="grid gap-6">
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
            <div className="grid items-end gap-4 sm:grid-cols-2">
              {field("sq_ft")}
              {field("sq_m")}
              <Button look="secondary" onClick={() => setLand({ typed: "", from })} disabled={typed === ""}>
                {t("land.clear")}
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </section>
  );
}
