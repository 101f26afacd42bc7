import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

type Clearance = Readonly<{ offsetPx: number; hasRoom: boolean }>;

const gapPx = 8;
const noOffset: Clearance = { offsetPx: 0, hasRoom: true };

/** How far the floating buttons must move up so that they cover no form, and whether there is room for them. */
export function useFormClearance(corner: RefObject<HTMLElement | null>): Clearance {
  const [clearance, setClearance] = useState(noOffset);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const found = corner.current ? findClearance(corner.current) : noOffset;
      setClearance((current) => (isEqual(current, found) ? current : found));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const content = new ResizeObserver(scheduleMeasure);
    for (const element of document.querySelectorAll("main, main form")) content.observe(element);
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
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const forms = [...document.querySelectorAll("main form")]
    .map((form) => form.getBoundingClientRect())
    .filter((form) => form.right > left)
    .sort((one, other) => other.top - one.top);
  let offsetPx = 0;
  for (const form of forms) {
    const isCovered = form.top < bottom - offsetPx && form.bottom > top - offsetPx;
    if (isCovered) offsetPx = bottom - form.top + gapPx;
  }
  const hasRoom = offsetPx === 0 || top - offsetPx >= Math.max(header, 0) + gapPx;
  return { offsetPx: hasRoom ? Math.round(offsetPx) : 0, hasRoom };
}

function isEqual(one: Clearance, other: Clearance): boolean {
  return one.offsetPx === other.offsetPx && one.hasRoom === other.hasRoom;
}
