import { useMemo } from "react";
import { formatDate } from "#domain/calendar/format-date.ts";
import { formatLandMeasure } from "#domain/land/format-measure.ts";
import { parseLandMeasure, squareFeetOf } from "#domain/land/measure.ts";
import type { Language } from "#domain/language.ts";
import type { Landmark } from "#domain/properties/landmarks.ts";
import type { Fact, FactName, FactWord } from "#domain/properties/property-facts.ts";
import { describeFact, type FactField } from "#domain/properties/property-fields.ts";
import { useFactTranslation } from "./fact-messages.ts";
import { createFormat } from "./use-format.ts";
import { useLanguage } from "./use-language.ts";

const metresPerKilometre = 1_000;

/** LD4: the label and the value of each fact in words, by its description. */
export function useFactTexts() {
  const language = useLanguage();
  const { t } = useFactTranslation();
  return useMemo(() => createFactTexts(language, t), [language, t]);
}

/** For loaders. */
export async function loadFactTexts(language: Language) {
  return createFactTexts(language, await useFactTranslation.of(language));
}

function createFactTexts(language: Language, t: Awaited<ReturnType<typeof useFactTranslation.of>>) {
  const format = createFormat(language);
  // The catalogue has a word for each choice of each fact, which the compiler checks there.
  const option = (field: FactField, value: string) => t(`${field}_${value}` as FactWord);

  function landmark(landmark: Landmark): string {
    const kind = t(`landmarkKinds.${landmark.kind}`);
    if ("minutes" in landmark)
      return `${kind}: ${t("distance.minutes", { number: format.number(landmark.minutes) })}`;
    const { metres } = landmark;
    const isFar = metres >= metresPerKilometre;
    const number = format.number(isFar ? metres / metresPerKilometre : metres);
    return `${kind}: ${t(isFar ? "distance.kilometres" : "distance.metres", { number })}`;
  }

  function measure(text: string): string {
    const measured = parseLandMeasure(text);
    if (!measured) return text;
    const words = formatLandMeasure(measured, language);
    return measured[0]?.unit === "sq_ft" ? words : `${words} (${format.area(squareFeetOf(measured))})`;
  }

  function number(field: FactField, value: number): string {
    const { kind, unit, ...description } = describeFact(field);
    if (field === "area") return format.area(value);
    if (unit === "feet") return t("feet", { number: format.number(value) });
    const isYear = "rules" in description && description.rules === "year";
    return isYear ? format.digits(String(value)) : format.number(value);
  }

  return {
    label: (fact: FactName) => t(fact),
    option,
    /** The value as a text; landmarks are separated by commas. */
    text({ field, value }: Pick<Fact, "field" | "value">): string {
      if (typeof value === "number") return number(field, value);
      if (typeof value !== "string") return value.map(landmark).join(", ");
      switch (describeFact(field).kind) {
        case "landMeasure":
          return measure(value);
        case "day":
          return formatDate(value, language) ?? value;
        default:
          return option(field, value);
      }
    },
  };
}
