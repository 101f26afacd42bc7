import { type RefObject, useCallback, useRef, useState } from "react";

type SnapTrack = Readonly<{
  track: RefObject<HTMLDivElement | null>;
  index: number;
  /** Goes to a slide; past either end it comes round to the other. */
  go: (index: number, isInstant?: boolean) => void;
  onScroll: () => void;
}>;

/** A row of slides that the browser scrolls and snaps, so that a finger moves it natively, and buttons by `go`. */
export function useSnapTrack(total: number, start = 0): SnapTrack {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const target = useRef<number>(undefined);

  const go = useCallback(
    (wanted: number, isInstant = false) => {
      const { current } = track;
      if (!current || total === 0) return;
      const next = (wanted + total) % total;
      const isStill = isInstant || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      // The slides between don't become current while the row glides past them.
      target.current = next;
      setIndex(next);
      current.scrollTo({ left: next * current.clientWidth, behavior: isStill ? "instant" : "smooth" });
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
