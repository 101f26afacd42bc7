import type { Lead } from "#domain/leads/lead.ts";
import { DateText } from "#web/ui/date-text.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";

/** The next step with its day, which stands out once it has passed. */
export function DueText({ lead }: Readonly<{ lead: Lead }>) {
  const today = useKathmanduDay();
  const { next_step: step, next_step_on: day, status } = lead;
  if (step === "" && day === null) return null;
  const isOpen = status !== "won" && status !== "lost";
  const isOverdue = isOpen && today !== undefined && day !== null && day < today;
  return (
    <span className={`text-sm ${isOverdue ? "font-semibold text-danger-strong" : "text-ink-soft"}`}>
      {step !== "" && <LangText>{step}</LangText>}
      {step !== "" && day !== null && " · "}
      <DateText iso={day} />
    </span>
  );
}
