import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { isOfSystem, type LandMeasure, landMeasureIn, parseLandMeasure } from "#domain/land/measure.ts";
import { readLandMeasure, readWrittenLandMeasure } from "#domain/land/read-measure.ts";
import type { ShownSystem } from "#domain/land/units.ts";
import { useLandFieldTranslation } from "#web/i18n/land-field-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";

/** The part of the land field that loads when it is first used. */
export { formatLandMeasure, parseLandMeasure, readLandMeasure, readWrittenLandMeasure };

/** The same area in other units: "4 aana 2 paisa = 8.45 dhur = 1,540.13 sq ft". */
export function LandInUnits({
  measure,
  systems = ["ropani", "bigha", "sq_ft"],
  isShown = true,
}: Readonly<{
  measure: LandMeasure;
  systems?: readonly ShownSystem[];
  /** Whether the measure itself is shown first. */
  isShown?: boolean;
}>) {
  const language = useLanguage();
  const others = systems.filter((system) => !isShown || !isOfSystem(measure, system));
  const measures = others.map((system) => landMeasureIn(measure, system));
  return (isShown ? [measure, ...measures] : measures).map((shown, index) => (
    <span key={others[index - (isShown ? 1 : 0)] ?? "typed"} className="figures">
      {index > 0 && " = "}
      <span className="inline-block">{formatLandMeasure(shown, language)}</span>
    </span>
  ));
}

/** Asks what a text means. */
export function LandChoices({
  choices,
  onChoose,
}: Readonly<{ choices: readonly LandMeasure[]; onChoose: (text: string) => void }>) {
  const { t } = useLandFieldTranslation();
  const language = useLanguage();
  return (
    <fieldset className="mt-2">
      <legend className="mb-1.5 text-sm">{t("which")}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const text = formatLandMeasure(choice, language);
          return (
            <Button key={text} look="secondary" size="small" onClick={() => onChoose(text)}>
              {text}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
