import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

type Clearance = Readonly<{ rise: number; hasRoom: boolean }>;

const gap = 8;
const resting: Clearance = { rise: 0, hasRoom: true };

/** How far what floats in the corner must rise so that it covers no form, and whether there is room for it above. */
export function useFormClearance(corner: RefObject<HTMLElement | null>): Clearance {
  const [clearance, setClearance] = useState(resting);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const found = corner.current ? findClearance(corner.current) : resting;
      setClearance((known) => (isSame(known, found) ? known : found));
    };
    const measureSoon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const content = new ResizeObserver(measureSoon);
    for (const element of document.querySelectorAll("main, main form")) content.observe(element);
    window.addEventListener("scroll", measureSoon, { passive: true });
    window.addEventListener("resize", measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      window.removeEventListener("scroll", measureSoon);
      window.removeEventListener("resize", measureSoon);
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
  let rise = 0;
  for (const form of forms) {
    const isCovered = form.top < bottom - rise && form.bottom > top - rise;
    if (isCovered) rise = bottom - form.top + gap;
  }
  const hasRoom = rise === 0 || top - rise >= Math.max(header, 0) + gap;
  return { rise: hasRoom ? Math.round(rise) : 0, hasRoom };
}

function isSame(one: Clearance, other: Clearance): boolean {
  return one.rise === other.rise && one.hasRoom === other.hasRoom;
}
