import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { slideForKey } from "./slide-for-key.ts";
import { useSnapTrack } from "./use-snap-track.ts";
import { useWraparoundSwipe } from "./use-wraparound-swipe.ts";

type Props = Readonly<{
  label: string;
  slides: readonly Readonly<{ key: string | number; content: ReactNode }>[];
}>;

/** Shows one slide at a time and never advances by itself. Without JavaScript, it is a row that scrolls. */
export function Carousel({ label, slides }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = slides.length;
  const { track, index, go, onScroll } = useSnapTrack(total);
  const swipe = useWraparoundSwipe(index, total, go);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const slideLabel = (number: number) =>
    t("ui.carousel.slide", { number: format.number(number + 1), total: format.number(total) });
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = slideForKey(event.key, index, total);
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  };
  return (
    <section aria-roledescription={t("ui.carousel.kind")} aria-label={label} onKeyDown={onKeyDown}>
      <div
        ref={track}
        onScroll={onScroll}
        {...swipe}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, number) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of form fields
          <div
            key={slide.key}
            role="group"
            aria-roledescription={t("ui.carousel.slideKind")}
            aria-label={slideLabel(number)}
            inert={isHydrated && number !== index}
            className="w-full shrink-0 snap-center"
          >
            {slide.content}
          </div>
        ))}
      </div>
      {total > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <IconButton label={t("ui.carousel.previous")} look="outlined" onClick={() => go(index - 1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <span aria-hidden className="figures min-w-16 text-center text-ink-soft text-sm">
            {format.number(index + 1)} / {format.number(total)}
          </span>
          <IconButton label={t("ui.carousel.next")} look="outlined" onClick={() => go(index + 1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
