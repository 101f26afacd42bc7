import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarRange from "lucide-react/icons/calendar-range";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Columns3 from "lucide-react/icons/columns-3";
import List from "lucide-react/icons/list";
import { useState } from "react";
import { type Calendar, datePartsIn, mainCalendar, monthName } from "#domain/calendar/format-date.ts";
import { isCalendarDate, kathmanduDay } from "#domain/dates.ts";
import {
  type CalendarView,
  calendarViews,
  dayOf,
  shownDays,
  turnPage,
} from "#domain/visits/calendar-layout.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { ListHead } from "#web/admin/list/list-head.tsx";
import { useListParameters } from "#web/admin/list/use-list-parameters.ts";
import { ViewSwitch } from "#web/admin/list/view-switch.tsx";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { AgendaView } from "./agenda-view.tsx";
import type { CalendarActions } from "./calendar-actions.ts";
import type { CalendarData } from "./calendar-calls.ts";
import { dayTitle, otherCalendar } from "./day-title.ts";
import { MonthView } from "./month-view.tsx";
import { MoveBar } from "./move-bar.tsx";
import { TimeGrid } from "./time-grid.tsx";
import { useCalendar } from "./use-calendar.ts";
import { useHasRoom } from "./use-room.ts";
import { useVisitDrag } from "./use-visit-drag.ts";
import { useVisitMove } from "./use-visit-move.ts";
import { VisitDialog } from "./visit-dialog.tsx";

const icons = { day: CalendarRange, week: Columns3, month: CalendarDays, agenda: List };
const phoneIcons = { day: icons.day, agenda: icons.agenda };

/** DY4: visits and next steps by day, week, month or as a list, in either calendar. The URL has the view, the day and the agent. */
export function CalendarTab() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const format = useFormat();
  const address = useListParameters();
  const hasRoom = useHasRoom();
  const owners = useOwners();
  // Not by the number of owners: they arrive later, and a filter that appears moves what is beside it.
  const hasOwners = useAccessScope("owners") === "all";
  const requestedView =
    calendarViews.find((name) => name === address.get("view")) ?? (hasRoom ? "week" : "day");
  // A phone has room for one day beside another only as a list.
  const view: CalendarView = hasRoom || requestedView === "day" ? requestedView : "agenda";
  const calendar: Calendar =
    address.get("calendar") === otherCalendar[mainCalendar[language]]
      ? otherCalendar[mainCalendar[language]]
      : mainCalendar[language];
  const named = address.get("day");
  const day = isCalendarDate(named) ? named : kathmanduDay(Date.now());
  const days = shownDays(view, calendar, day);
  const query = useCalendar(days, address.get("agent"));
  const go = (next: string) => address.change({ day: next });
  const { year = 0, month = 0 } = datePartsIn(calendar, day) ?? {};
  const title =
    view === "day"
      ? dayTitle(day, language)
      : format.digits(`${monthName(calendar, month, language)} ${year}`);
  return (
    <section aria-labelledby="calendar-title">
      <ListHead id="calendar-title" title={t("calendar.title")}>
        <ViewSwitch<CalendarView>
          views={hasRoom ? icons : (phoneIcons as typeof icons)}
          view={view}
          labelOf={(name) => t(`calendar.views.${name}`)}
          onChoose={(name) => address.change({ view: name })}
        />
      </ListHead>
      <div className="my-4 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="flex items-center gap-1">
          <IconButton label={t("calendar.before")} onClick={() => go(turnPage(view, calendar, day, -1))}>
            <ChevronLeft aria-hidden className="size-5" />
          </IconButton>
          <SmallButton onClick={() => go(kathmanduDay(Date.now()))}>{t("calendar.today")}</SmallButton>
          <IconButton label={t("calendar.after")} onClick={() => go(turnPage(view, calendar, day, 1))}>
            <ChevronRight aria-hidden className="size-5" />
          </IconButton>
        </div>
        <h3 aria-live="polite" className="min-w-0 grow self-end pb-2 text-lg leading-snug">
          {title}
        </h3>
        <Button
          look="quiet"
          size="small"
          onClick={() => address.change({ calendar: otherCalendar[calendar] })}
        >
          {t(`calendar.calendars.${otherCalendar[calendar]}`)}
        </Button>
        {hasOwners && (
          <FilterSelect
            name="agent"
            label={t("calendar.agent")}
            any={t("calendar.allAgents")}
            options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </div>
      {query.isError && !query.data && <QueryError title={t("calendar.failed")} query={query} />}
      {query.isPending && (
        <SkeletonGroup label={t("calendar.loading")}>
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
      {query.data && (
        <Shown
          data={query.data}
          view={view}
          day={day}
          calendar={calendar}
          hasAgents={hasOwners}
          onOpenDay={(next) => address.change({ view: "day", day: next })}
        />
      )}
    </section>
  );
}

type ShownProps = Readonly<{
  data: CalendarData;
  view: CalendarView;
  day: string;
  calendar: Calendar;
  hasAgents: boolean;
  onOpenDay: (day: string) => void;
}>;

function Shown({ data, view, day, calendar, hasAgents, onOpenDay }: ShownProps) {
  const [opened, setOpened] = useState<Visit | null>(null);
  const move = useVisitMove();
  const { drag, wasDragged } = useVisitDrag(move);
  const { days, steps } = data;
  const visits = data.visits.map((visit) => withMove(visit, move.moving));
  const actions: CalendarActions = {
    move,
    hasAgents,
    drag: (event, visit) =>
      isOpen(visit) ? drag(event, data.visits.find(({ id }) => id === visit.id) ?? visit) : undefined,
    open: (visit) => !wasDragged() && setOpened(visit),
    visitsOn: (date) => visits.filter(({ starts_at }) => dayOf(starts_at) === date),
    stepsOn: (date) => steps.filter(({ next_step_on }) => next_step_on === date),
  };
  const shown = { days, calendar, actions };
  return (
    <>
      {view === "agenda" && <AgendaView {...shown} />}
      {view === "month" && <MonthView {...shown} day={day} onOpenDay={onOpenDay} />}
      {(view === "day" || view === "week") && <TimeGrid {...shown} />}
      <MoveBar move={move} />
      <VisitDialog
        visit={opened}
        onClose={() => setOpened(null)}
        onMove={(visit) => {
          setOpened(null);
          move.pickUp(visit);
        }}
      />
    </>
  );
}

function isOpen({ state }: Visit): boolean {
  return state === "asked" || state === "confirmed";
}

/** A visit that is being moved stands where it would be. */
function withMove(visit: Visit, moving: ReturnType<typeof useVisitMove>["moving"]): Visit {
  if (moving?.visit.id !== visit.id) return visit;
  const length = Date.parse(visit.ends_at) - Date.parse(visit.starts_at);
  const ends = new Date(Date.parse(moving.startsAt) + length).toISOString();
  return { ...visit, starts_at: moving.startsAt, ends_at: ends };
}
