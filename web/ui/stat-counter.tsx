import { useEffect, useRef, useState } from "react";
import { useFormat } from "#web/i18n/use-format.ts";
import { countAt, countDurationMs, countSteps } from "./count-steps.ts";

type Props = Readonly<{ value: number; label: string; className?: string }>;

/**
 * AB1: counts up once, when it scrolls into view. The server renders the final figure, for visitors without JavaScript,
 * with reduced motion or with a screen reader. The counting figure is an overlay, so the layout does not shift.
 */
export function StatCounter({ value, label, className = "" }: Props) {
  const format = useFormat();
  const figure = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const { current } = figure;
    if (!current || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const count = () => {
      let step = 0;
      setShown(0);
      timer = setInterval(() => {
        step += 1;
        if (step < countSteps) return setShown(countAt(step, value));
        clearInterval(timer);
        setShown(undefined);
      }, countDurationMs / countSteps);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      count();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [value]);
  const isCounting = shown !== undefined;
  return (
    <p className={`flex flex-col gap-1 ${className}`}>
      <span className="display figures text-5xl text-madder-strong">
        <span ref={figure} className="relative inline-block text-start">
          <span className={isCounting ? "opacity-0" : ""}>{format.number(value)}+</span>
          {isCounting && (
            <span aria-hidden className="absolute inset-0">
              {/* One text node: a separate plus sign would move and count as layout shift. */}
              {`${format.number(shown)}+`}
            </span>
          )}
        </span>
      </span>
      <span className="text-ink-soft">{label}</span>
    </p>
  );
}
