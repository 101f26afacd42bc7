import { type PointerEvent as ReactPointerEvent, useRef } from "react";
import { instantAt, minuteOfDay } from "#domain/visits/calendar-layout.ts";
import type { Visit } from "#domain/visits/visit.ts";
import type { VisitMove } from "./use-visit-move.ts";

const minDistance = 5;

/**
 * DY4: drags a visit onto an element with `data-day`. If that also has `data-from` and `data-until`, minutes at its upper and lower edge,
 * the height decides the time. A press without a movement stays a click.
 */
export function useVisitDrag(move: VisitMove) {
  const hasDragged = useRef(false);
  function drag(event: ReactPointerEvent<HTMLElement>, visit: Visit): void {
    const start = { x: event.clientX, y: event.clientY };
    const grabbedAt = event.currentTarget.getBoundingClientRect().top - event.clientY;
    const ending = new AbortController();
    const { signal } = ending;
    let target = visit.starts_at;
    hasDragged.current = false;
    const listen = <Name extends keyof WindowEventMap>(
      name: Name,
      react: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, react, { signal });
    listen("pointermove", (moved) => {
      const distance = Math.hypot(moved.clientX - start.x, moved.clientY - start.y);
      if (!hasDragged.current && distance < minDistance) return;
      hasDragged.current = true;
      target = findTarget(moved, visit, grabbedAt) ?? target;
      move.carry({ visit, startsAt: target });
    });
    listen("pointerup", () => {
      ending.abort();
      if (hasDragged.current) move.drop({ visit, startsAt: target });
    });
    const cancelDrag = () => {
      ending.abort();
      if (hasDragged.current) move.cancel();
    };
    listen("pointercancel", cancelDrag);
    listen("keydown", ({ key }) => key === "Escape" && cancelDrag());
  }
  /** Whether the click that follows a drag must open nothing. */
  const wasDragged = () => {
    const was = hasDragged.current;
    hasDragged.current = false;
    return was;
  };
  return { drag, wasDragged };
}

function findTarget({ clientX, clientY }: PointerEvent, visit: Visit, grabbedAt: number): string | undefined {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && "day" in element.dataset);
  const { day, from, until } = found?.dataset ?? {};
  if (!found || day === undefined) return undefined;
  if (from === undefined || until === undefined) return instantAt(day, minuteOfDay(visit.starts_at));
  const { top, height } = found.getBoundingClientRect();
  const part = (clientY + grabbedAt - top) / height;
  return instantAt(day, Number(from) + part * (Number(until) - Number(from)));
}
