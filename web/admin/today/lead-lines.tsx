import type { Lead, LeadChange } from "#domain/leads/lead.ts";
import type { LeadLine, Today } from "#domain/today/today.ts";
import { phoneLink } from "#web/admin/details/contact-links.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DeadlineClock } from "#web/admin/leads/deadline-clock.tsx";
import { DueText } from "#web/admin/leads/due-text.tsx";
import { leadAddress } from "#web/admin/leads/lead-address.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { changeLeadTagged } from "#web/admin/leads/lead-calls.ts";
import { Icon } from "#web/icons/icon.tsx";
import { DoneButton } from "./done-button.tsx";
import { TodayLine } from "./today-line.tsx";
import { TodaySection } from "./today-section.tsx";
import { useDoneLines } from "./use-done-lines.ts";

type Kind = Readonly<{
  key: "answers" | "steps";
  allTo: string;
  done: LeadChange;
  undone: (lead: Lead) => LeadChange;
}>;

/** An answer that was given makes the lead contacted. A lead that is new again waits for its answer again. */
const answers: Kind = {
  key: "answers",
  allTo: "?tab=leads&due=promise",
  done: { status: "contacted" },
  undone: ({ status }) => ({ status }),
};
const steps: Kind = {
  key: "steps",
  allTo: "?tab=leads&due=today",
  done: { next_step: "", next_step_on: null },
  undone: ({ next_step, next_step_on }) => ({ next_step, next_step_on }),
};

/** DY2: answers that were promised, and when they are due. */
export function AnswerLines({ section }: Readonly<{ section: Today["answers"] }>) {
  return (
    <LeadLines
      kind={answers}
      section={section}
      due={({ promised_until: until }) => until && <DeadlineClock until={until} />}
    />
  );
}

/** DY2: next steps, due today or overdue. */
export function StepLines({ section }: Readonly<{ section: Today["steps"] }>) {
  return <LeadLines kind={steps} section={section} due={(lead) => <DueText lead={lead} />} />;
}

type Props = Readonly<{
  kind: Kind;
  section: Today["answers"];
  due: (lead: LeadLine) => React.ReactNode;
}>;

function LeadLines({ kind, section, due }: Props) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const { lines, toggle } = useDoneLines(section.results, {
    act: (lead) => changeLeadTagged(lead.id, kind.done, lead.etag),
    undo: (lead, etag) => changeLeadTagged(lead.id, kind.undone(lead), etag),
  });
  if (lines.length === 0) return null;
  return (
    <TodaySection
      title={t(`today.${kind.key}`)}
      count={section.count}
      shown={section.results.length}
      allTo={kind.allTo}
    >
      {lines.map(({ line, isDone, isPending }) => (
        <TodayLine
          key={line.id}
          title={nameOf(line)}
          to={leadAddress(line.id)}
          text={line.about}
          due={due(line)}
          isDone={isDone}
        >
          {line.phone && (
            <a
              href={phoneLink(line.phone)}
              aria-label={t("today.call", { name: nameOf(line) })}
              className="icon-button rounded-md text-indigo hover:bg-indigo-soft"
            >
              <Icon name="phone" />
            </a>
          )}
          <DoneButton
            name={nameOf(line)}
            isDone={isDone}
            isPending={isPending}
            onPress={() => toggle(line, isDone)}
          />
        </TodayLine>
      ))}
    </TodaySection>
  );
}
