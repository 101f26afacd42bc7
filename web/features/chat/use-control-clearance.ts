import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

type Clearance = Readonly<{ offsetPx: number; hasRoom: boolean }>;

const gapPx = 8;
const noOffset: Clearance = { offsetPx: 0, hasRoom: true };

/** Phones and tablets have a bar instead of floating buttons. */
const isFloating = () => matchMedia("(min-width: 64rem)").matches;
const controls =
  "main :is(form, a[href], button, input, select, textarea, summary, .map-canvas), footer a[href]";
/** Higher, they would be in the way of reading. */
const maxOffsetRatio = 0.4;

/** How far the floating buttons must move up so that they cover no control, and whether there is room for them. */
export function useControlClearance(corner: RefObject<HTMLElement | null>): Clearance {
  const [clearance, setClearance] = useState(noOffset);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const found = corner.current && isFloating() ? findClearance(corner.current) : noOffset;
      setClearance((current) => (isEqual(current, found) ? current : found));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const content = new ResizeObserver(scheduleMeasure);
    for (const element of document.querySelectorAll("main, main form, footer")) content.observe(element);
    window.addEventListener("scroll", scheduleMeasure, { passive: true });
    window.addEventListener("resize", scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      window.removeEventListener("scroll", scheduleMeasure);
      window.removeEventListener("resize", scheduleMeasure);
    };
  }, [corner, pathname]);
  return clearance;
}

function findClearance(corner: HTMLElement): Clearance {
  const { left, top, bottom } = corner.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.right > left && box.width > 0)
    .sort((one, other) => other.top - one.top);
  let offsetPx = 0;
  for (const box of boxes) {
    const isCovered = box.top < bottom - offsetPx && box.bottom > top - offsetPx;
    if (isCovered) offsetPx = bottom - box.top + gapPx;
  }
  const hasRoom = offsetPx <= window.innerHeight * maxOffsetRatio;
  return { offsetPx: hasRoom ? Math.round(offsetPx) : 0, hasRoom };
}

function isEqual(one: Clearance, other: Clearance): boolean {
  return one.offsetPx === other.offsetPx && one.hasRoom === other.hasRoom;
}
