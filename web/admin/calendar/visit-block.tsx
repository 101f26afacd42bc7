import type { CSSProperties, PointerEvent } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLeadName } from "#web/admin/leads/lead-badges.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { agentLook, stateLook } from "./agent-looks.ts";
import type { CalendarActions } from "./calendar-actions.ts";
import { dayTitle } from "./day-title.ts";

type Props = Readonly<{
  visit: Visit;
  startsAt: string;
  actions: CalendarActions;
  style?: CSSProperties;
  /** In a place of a fixed height, which shows the time, too: the name comes first, because a narrow column cuts the line. */
  isOneLine?: boolean;
  className?: string;
}>;

/** A visit: a press opens it, the mouse drags it. */
export function VisitBlock({ visit, startsAt, actions, style, isOneLine = false, className = "" }: Props) {
  const nameOf = useLeadName();
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const isMoving = actions.move.moving?.visit.id === visit.id;
  const time = formatTime(startsAt, language);
  const agent = actions.hasAgents ? (visit.agent_name ?? t("calendar.office")) : null;
  const state = visit.state === "confirmed" ? null : t(`calendar.states.${visit.state}`);
  const what = visit.property_name ?? visit.meeting_place;
  const line = `block ${isOneLine ? "truncate" : "wrap-anywhere"}`;
  const startDrag = (event: PointerEvent<HTMLButtonElement>) => {
    // A finger scrolls; it moves a visit with the buttons of the bar.
    if (event.pointerType !== "touch" && event.button === 0) actions.drag(event, visit);
  };
  return (
    <button
      type="button"
      style={style}
      onPointerDown={startDrag}
      onClick={() => actions.open(visit)}
      className={`block overflow-hidden rounded-sm border border-l-4 px-1.5 py-0.5 text-left text-xs leading-snug ${agentLook(visit.agent_id)} ${stateLook(visit.state)} ${isMoving ? "z-10 shadow-lg outline-3 outline-focus" : ""} ${className}`}
    >
      <span className="sr-only">{dayTitle(startsAt, language)}, </span>
      {isOneLine ? (
        <>
          <span className={`${line} font-semibold`}>{nameOf(visit)}</span>
          {what && <span className="sr-only">({what}) </span>}
          <span className={`${line} figures`}>{[time, agent, state].filter(Boolean).join(" · ")}</span>
        </>
      ) : (
        <>
          <span className={line}>
            <span className="figures font-semibold">{time}</span> {nameOf(visit)}
          </span>
          {what && <span className="sr-only">({what}) </span>}
          <span className={line}>{[agent, state].filter(Boolean).join(" · ")}</span>
        </>
      )}
    </button>
  );
}
