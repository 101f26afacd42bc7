import AlarmClock from "lucide-react/icons/alarm-clock";
import { useRef, useState } from "react";
import { addDays } from "#domain/calendar/month-days.ts";
import type { LeadLine, Today } from "#domain/today/today.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { changeLead } from "#web/admin/leads/lead-calls.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { DoneButton } from "./done-button.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";
import { useDoneLines } from "./use-done-lines.ts";

/** DY10: leads that nobody has touched for long, which can be put off until a day in either calendar. */
export function SilentLines({ section, today }: Readonly<{ section: Today["silent"]; today: string }>) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const until = useRef(addDays(today, 7));
  const [snoozing, setSnoozing] = useState<LeadLine | null>(null);
  const { lines, toggle } = useDoneLines(section.results, {
    async act({ id }) {
      await changeLead(id, { snoozed_until: until.current });
      return null;
    },
    undo: ({ id }) => changeLead(id, { snoozed_until: null }),
  });
  if (lines.length === 0) return null;
  return (
    <TodaySection title={t("today.silent")} count={section.count} shown={section.results.length}>
      {lines.map(({ line, isDone, isPending }) => (
        <TodayLine
          key={line.id}
          title={nameOf(line)}
          to={leadAddress(line.id)}
          text={line.about}
          due={<DateText iso={line.created_at} />}
          isDone={isDone}
        >
          {isDone ? (
            <DoneButton name={nameOf(line)} isDone isPending={isPending} onPress={() => toggle(line, true)} />
          ) : (
            <SmallButton
              icon={<AlarmClock />}
              aria-label={t("today.snoozeNamed", { name: nameOf(line) })}
              onClick={() => setSnoozing(line)}
              className="min-w-24"
            >
              {t("today.snooze")}
            </SmallButton>
          )}
        </TodayLine>
      ))}
      <Dialog
        isOpen={snoozing !== null}
        onOpenChange={(isOpen) => !isOpen && setSnoozing(null)}
        title={t("today.snoozeTitle")}
        text={t("today.snoozeText")}
        size="sm"
        footer={
          <Button
            onClick={() => {
              if (snoozing && until.current > today) toggle(snoozing, false);
              setSnoozing(null);
            }}
          >
            {t("today.snooze")}
          </Button>
        }
      >
        <div className="mt-4">
          <DateField
            label={t("today.snoozeUntil")}
            defaultValue={until.current}
            min={addDays(today, 1)}
            onChange={({ target }) => {
              until.current = target.value;
            }}
          />
        </div>
      </Dialog>
    </TodaySection>
  );
}
