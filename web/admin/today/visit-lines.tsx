import CircleX from "lucide-react/icons/circle-x";
import { useRef } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Today } from "#domain/today/today.ts";
import { VisitLinks } from "#web/admin/calendar/visit-links.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { changeVisit } from "#web/admin/visits/visit-calls.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { DoneButton } from "./done-button.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";
import { useDoneLines } from "./use-done-lines.ts";

type Result = "done" | "missed";

/** DY2: the visits of today with their time, place, telephone and way. One tap notes that the visitor came, another that not. */
export function VisitLines({ section }: Readonly<{ section: Today["visits"] }>) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const results = useRef(new Map<number, Result>());
  const { lines, toggle } = useDoneLines(section.results, {
    async act({ id }) {
      await changeVisit(id, { state: results.current.get(id) ?? "done" });
      return null;
    },
    undo: ({ id, state }) => changeVisit(id, { state }),
  });
  if (lines.length === 0) return null;
  return (
    <TodaySection
      title={t("today.visits")}
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
            title={`${formatTime(line.starts_at, language)} · ${line.name}`}
            to={leadAddress(line.lead_id)}
            text={[line.property_name, line.meeting_place || line.property_address]
              .filter(Boolean)
              .join(" · ")}
            due={<VisitLinks visit={line} />}
            isDone={isDone}
          >
            {!isDone && (
              <IconButton label={t("today.missedNamed", { name: line.name })} onClick={() => note("missed")}>
                <CircleX aria-hidden />
              </IconButton>
            )}
            <DoneButton name={line.name} isDone={isDone} isPending={isPending} onPress={() => note("done")} />
          </TodayLine>
        );
      })}
    </TodaySection>
  );
}
