import { Dialog } from "@base-ui/react/dialog";
import { type KeyboardEvent, useLayoutEffect, useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import type { GalleryPicture } from "./gallery-picture.ts";
import { IconButton } from "./icon-button.tsx";
import { LightboxSlide } from "./lightbox-slide.tsx";
import { LightboxThumbnails } from "./lightbox-thumbnails.tsx";
import { slideForKey } from "./slide-for-key.ts";
import { useSnapTrack } from "./use-snap-track.ts";
import { useWraparoundSwipe } from "./use-wraparound-swipe.ts";

type Props = Readonly<{ pictures: readonly GalleryPicture[]; start: number }>;

const zoomKeys = new Map([
  ["+", true],
  ["=", true],
  ["-", false],
]);

/** A row of pictures, moved by swipes, keys and buttons. */
export function LightboxStage({ pictures, start }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = pictures.length;
  const { track, index, go, onScroll } = useSnapTrack(total, start);
  const [isZoomed, setZoomed] = useState(false);
  const swipe = useWraparoundSwipe(index, total, (next) => !isZoomed && go(next));

  useLayoutEffect(() => go(start, true), [go, start]);

  const turn = (next: number) => {
    setZoomed(false);
    go(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = slideForKey(event.key, index, total);
    const zoom = zoomKeys.get(event.key);
    // While zoomed, the arrow keys scroll the picture.
    if (isZoomed && event.key.startsWith("Arrow")) return;
    if (wanted === undefined && zoom === undefined) return;
    event.preventDefault();
    if (wanted !== undefined) turn(wanted);
    if (zoom !== undefined) setZoomed(zoom);
  };
  const counter = { number: format.number(index + 1), total: format.number(total) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever the focus is in the dialog
    <div className="flex min-h-0 grow flex-col" onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1 p-2">
        <p aria-live="polite" className="figures mr-auto pl-3 text-on-night-soft text-sm">
          <span aria-hidden>{`${counter.number} / ${counter.total}`}</span>
          <span className="sr-only">{t("ui.gallery.counter", counter)}</span>
        </p>
        <IconButton
          label={isZoomed ? t("ui.gallery.zoomOut") : t("ui.gallery.zoomIn")}
          onClick={() => setZoomed(!isZoomed)}
          look="night"
        >
          {isZoomed ? <Icon name="zoom-out" /> : <Icon name="zoom-in" />}
        </IconButton>
        <Dialog.Close render={<IconButton label={t("ui.close")} look="night" />}>
          <Icon name="x" />
        </Dialog.Close>
      </div>
      <div className="relative min-h-0 grow">
        <div
          ref={track}
          onScroll={onScroll}
          {...swipe}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
          tabIndex={0}
          className={`flex h-full snap-x snap-mandatory overscroll-contain [scrollbar-width:none] ${isZoomed ? "overflow-hidden" : "overflow-x-auto"}`}
        >
          {pictures.map((picture, position) => (
            <LightboxSlide
              key={picture.picture.key}
              picture={picture}
              isCurrent={position === index}
              isZoomed={isZoomed && position === index}
              onZoom={() => setZoomed(!isZoomed)}
            />
          ))}
        </div>
        {total > 1 && (
          <>
            <IconButton
              label={t("ui.gallery.previous")}
              onClick={() => turn(index - 1)}
              look="night"
              className="absolute top-1/2 left-2 -translate-y-1/2"
            >
              <Icon name="chevron-left" />
            </IconButton>
            <IconButton
              label={t("ui.gallery.next")}
              onClick={() => turn(index + 1)}
              look="night"
              className="absolute top-1/2 right-2 -translate-y-1/2"
            >
              <Icon name="chevron-right" />
            </IconButton>
          </>
        )}
      </div>
      {total > 1 && <LightboxThumbnails pictures={pictures} index={index} onChoose={turn} />}
    </div>
  );
}
