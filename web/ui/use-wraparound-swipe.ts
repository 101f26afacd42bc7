import { type TouchEvent, useRef } from "react";

const minSwipePx = 48;

/** Makes a swipe past either end continue at the other end. The browser handles all other swipes. */
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
      const distance = touch.clientX - start.current.x;
      if (distance > minSwipePx && start.current.index === 0) go(-1);
      if (distance < -minSwipePx && start.current.index === total - 1) go(total);
    },
  };
}
