import { type TouchEvent, useRef } from "react";

const farEnough = 48;

/** The browser swipes between slides by itself; a swipe past either end comes round to the other. */
export function useWraparoundSwipe(index: number, total: number, go: (index: number) => void) {
  const start = useRef<{ x: number; index: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      start.current = touch && event.touches.length === 1 ? { x: touch.clientX, index } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const moved = touch.clientX - start.current.x;
      if (moved > farEnough && start.current.index === 0) go(-1);
      if (moved < -farEnough && start.current.index === total - 1) go(total);
    },
  };
}
