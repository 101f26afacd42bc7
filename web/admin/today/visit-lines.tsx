import CircleX from "lucide-react/icons/circle-x";
import { useRef } from "react";
import { formatShortDate } from "#domain/calendar/format-date.ts";
import { formatTime } from "#domain/calendar/format-time.ts";
import { calendarDay } from "#domain/dates.ts";
import type { Today } from "#domain/today/today.ts";
import { VisitLinks } from "#web/admin/calendar/visit-links.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { changeVisit } from "#web/admin/visits/visit-calls.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { DoneButton } from "./done-button.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";
import { useDoneLines } from "./use-done-lines.ts";

type Result = "done" | "missed";

type Props = Readonly<{
  section: Today["visits"];
  /** Whether they were before today, and lack a result. */
  isPast?: boolean;
}>;

/** DY2: visits with their time, place, telephone and way. One tap notes that the visitor came, another that not. */
export function VisitLines({ section, isPast = false }: Props) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const nameOf = useLeadName();
  const results = useRef(new Map<number, Result>());
  const { lines, toggle } = useDoneLines(section.results, {
    async act(line) {
      return (await changeVisit(line, { state: results.current.get(line.id) ?? "done" })).etag;
    },
    undo: ({ id, state }, etag) => changeVisit({ id, etag: etag ?? "*" }, { state }),
  });
  if (lines.length === 0) return null;
  return (
    <TodaySection
      title={t(isPast ? "today.pastVisits" : "today.visits")}
      count={section.count}
      shown={section.results.length}
      allTo="?tab=calendar"
    >
      {lines.map(({ line, isDone, isPending }) => {
        const note = (result: Result) => {
          results.current.set(line.id, result);
          toggle(line, isDone);
        };
        return (
          <TodayLine
            key={line.id}
            title={`${isPast ? formatShortDate(calendarDay(line.starts_at) ?? "", language) : formatTime(line.starts_at, language)} · ${nameOf(line)}`}
            to={leadAddress(line.lead_id)}
            text={[line.property_name, line.meeting_place || line.property_address]
              .filter(Boolean)
              .join(" · ")}
            links={<VisitLinks visit={line} />}
            isDone={isDone}
          >
            {!isDone && (
              <IconButton
                label={t("today.missedNamed", { name: nameOf(line) })}
                onClick={() => note("missed")}
              >
                <CircleX aria-hidden />
              </IconButton>
            )}
            <DoneButton
              name={nameOf(line)}
              isDone={isDone}
              isPending={isPending}
              onPress={() => note("done")}
            />
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}
