import { type RefObject, useCallback, useRef, useState } from "react";

type SnapTrack = Readonly<{
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Scrolls to a slide; an index past either end wraps around. */
  go: (index: number, isInstant?: boolean) => void;
  onScroll: () => void;
}>;

/** A row of slides with CSS scroll snapping. Touch scrolls it natively, buttons call `go`. */
export function useSnapTrack(total: number, start = 0): SnapTrack {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const target = useRef<number>(undefined);

  const go = useCallback(
    (requested: number, isInstant = false) => {
      const { current } = track;
      if (!current || total === 0) return;
      const next = (requested + total) % total;
      const isInstantScroll = isInstant || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      // The slides in between must not become current during the smooth scroll.
      target.current = next;
      setIndex(next);
      current.scrollTo({
        left: next * current.clientWidth,
        behavior: isInstantScroll ? "instant" : "smooth",
      });
    },
    [total],
  );

  const onScroll = useCallback(() => {
    const { current } = track;
    if (!current || current.clientWidth === 0) return;
    const position = current.scrollLeft / current.clientWidth;
    const nearest = Math.round(position);
    if (target.current !== undefined) {
      if (Math.abs(position - target.current) < 0.02) target.current = undefined;
      return;
    }
    setIndex(Math.min(Math.max(nearest, 0), total - 1));
  }, [total]);

  return { track, index, go, onScroll };
}
