import type { PointerEvent } from "react";
import type { CalendarStep } from "#domain/visits/calendar.ts";
import type { Visit } from "#domain/visits/visit.ts";
import type { VisitMove } from "./use-visit-move.ts";

/** What the parts of the calendar do with a visit. */
export type CalendarActions = Readonly<{
  move: VisitMove;
  /** Whether visits of several agents are shown, so that each names its own. */
  hasAgents: boolean;
  open: (visit: Visit) => void;
  drag: (event: PointerEvent<HTMLElement>, visit: Visit) => void;
  /** The visits of a day, with the one that is being moved at its new time. */
  visitsOn: (day: string) => readonly Visit[];
  stepsOn: (day: string) => readonly CalendarStep[];
}>;
