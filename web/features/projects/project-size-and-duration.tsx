import { readDuration, readSquareFeet } from "#domain/projects/duration-and-area.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { LangText } from "#web/ui/lang-text.tsx";

/** Translates "64,000 sq ft". Any other text is shown unchanged. */
export function ProjectSize({ text }: { text: string }) {
  const format = useFormat();
  const squareFeet = readSquareFeet(text);
  return squareFeet === null ? <LangText>{text}</LangText> : format.area(squareFeet);
}

export function ProjectDuration({ text }: { text: string }) {
  const { t } = useProjectTranslation();
  const format = useFormat();
  const duration = readDuration(text);
  if (duration === null) return <LangText>{text}</LangText>;
  const number = format.number(duration.amount);
  if (duration.unit === "year") {
    return t(duration.amount === 1 ? "projects.oneYear" : "projects.years", { number });
  }
  return t(duration.amount === 1 ? "projects.oneMonth" : "projects.months", { number });
}
