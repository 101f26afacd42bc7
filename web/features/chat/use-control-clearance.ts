import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Clearance, findClearance } from "./find-clearance.ts";

const noOffset: Clearance = { offsetPx: 0, hasRoom: true };

/** Phones and tablets have a bar instead of floating buttons. */
const isFloating = () => matchMedia("(min-width: 64rem)").matches;

/** How far the floating buttons must move up so that they cover no control, and whether there is room for them. */
export function useControlClearance(corner: RefObject<HTMLElement | null>): Clearance {
  const [clearance, setClearance] = useState(noOffset);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let frame = 0;
    let find: typeof findClearance | undefined;
    const measure = () => {
      frame = 0;
      const found = corner.current && isFloating() ? (find?.(corner.current) ?? noOffset) : noOffset;
      setClearance((current) => (isEqual(current, found) ? current : found));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // Phones do not need this code. If it can't be loaded, the buttons stay where they are.
    const load = async () => {
      if (isFloating()) find ??= (await import("./find-clearance.ts")).findClearance;
      scheduleMeasure();
    };
    const reload = () => void load().catch(() => undefined);
    reload();
    const content = new ResizeObserver(scheduleMeasure);
    for (const element of document.querySelectorAll("main, main form, footer")) content.observe(element);
    window.addEventListener("scroll", scheduleMeasure, { passive: true });
    window.addEventListener("resize", reload);
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      window.removeEventListener("scroll", scheduleMeasure);
      window.removeEventListener("resize", reload);
    };
  }, [corner, pathname]);
  return clearance;
}

function isEqual(one: Clearance, other: Clearance): boolean {
  return one.offsetPx === other.offsetPx && one.hasRoom === other.hasRoom;
}
