import { useEffect, useRef } from "react";
import type { GalleryPicture } from "./gallery-picture.ts";
import { Picture } from "./picture.tsx";

type Props = Readonly<{
  picture: GalleryPicture;
  isCurrent: boolean;
  isZoomed: boolean;
  onZoom: () => void;
}>;

/** A whole picture in its own aspect ratio. A zoomed picture is larger than its frame, which scrolls. */
export function LightboxSlide({ picture: { picture, alt }, isCurrent, isZoomed, onZoom }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!isZoomed || !current) return;
    current.scrollTo({
      left: (current.scrollWidth - current.clientWidth) / 2,
      top: (current.scrollHeight - current.clientHeight) / 2,
      behavior: "instant",
    });
    current.focus();
  }, [isZoomed]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; keys and a button do the same
    <div
      ref={frame}
      inert={!isCurrent}
      tabIndex={isZoomed ? 0 : undefined}
      onDoubleClick={onZoom}
      className={`h-full w-full shrink-0 snap-center ${isZoomed ? "overflow-auto overscroll-contain" : "overflow-hidden"}`}
    >
      <div
        className={`grid [container-type:size] place-items-center ${isZoomed ? "size-[250%]" : "size-full"}`}
      >
        <div style={{ width: fittingWidth(picture), aspectRatio: `${picture.width} / ${picture.height}` }}>
          <Picture
            picture={picture}
            alt={alt}
            sizes={isZoomed ? "250vw" : "100vw"}
            priority={isCurrent}
            className="size-full object-contain"
          />
        </div>
      </div>
    </div>
  );
}

/** Fits the frame in both directions, without enlarging the picture. */
function fittingWidth({ width, height }: GalleryPicture["picture"]): string {
  return `min(100cqw, 100cqh * ${width / height}, ${width}px)`;
}
