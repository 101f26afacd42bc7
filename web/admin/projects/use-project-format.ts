import { formatDollars } from "#domain/money.ts";
import { readDuration, readSquareFeet } from "#domain/projects/duration-and-area.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** AJ1: in dollars. Null if there is no budget. */
export function useBudgetText(amount: number): string | null {
  const language = useLanguage();
  return amount > 0 ? formatDollars(amount, language) : null;
}

/** Translates "64,000 sq ft" and "26 months". Any other text is returned unchanged. */
export function useProjectFormat() {
  const { t } = useProjectTranslation();
  const format = useFormat();
  return {
    area(text: string): string {
      const squareFeet = readSquareFeet(text);
      return squareFeet === null ? text : format.area(squareFeet);
    },
    duration(text: string): string {
      const duration = readDuration(text);
      if (duration === null) return text;
      const number = format.number(duration.amount);
      const isOne = duration.amount === 1;
      if (duration.unit === "year") return t(isOne ? "projects.oneYear" : "projects.years", { number });
      return t(isOne ? "projects.oneMonth" : "projects.months", { number });
    },
  };
}
