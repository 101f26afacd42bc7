export type Clearance = Readonly<{ offsetPx: number; hasRoom: boolean }>;

const gapPx = 8;
const controls =
  "main :is(form, a[href], button, input, select, textarea, summary, .map-canvas), footer a[href]";
/** Higher, they would be in the way of reading. */
const maxOffsetRatio = 0.4;

/** How far what is in the corner must move up so that it covers no control, and whether there is room for it. */
export function findClearance(corner: HTMLElement): Clearance {
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
