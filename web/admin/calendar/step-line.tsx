import ListTodo from "lucide-react/icons/list-todo";
import type { CalendarStep } from "#domain/visits/calendar.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** The next step of a lead, which belongs to a day and to no time. */
export function StepLine({ step }: Readonly<{ step: CalendarStep }>) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  return (
    <TextLink
      to={`?tab=leads&lead=${step.lead_id}`}
      className="flex min-h-6 items-start gap-1 text-xs wrap-anywhere"
    >
      <ListTodo aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="line-clamp-3">
        <span className="sr-only">{t("calendar.step")}: </span>
        {nameOf({ ...step, email: null })}
        {step.next_step !== "" && `: ${step.next_step}`}
      </span>
    </TextLink>
  );
}
