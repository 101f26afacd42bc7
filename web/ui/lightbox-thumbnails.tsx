import { useEffect, useRef } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { GalleryPicture } from "./gallery-picture.ts";
import { Picture } from "./picture.tsx";

type Props = Readonly<{
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
}>;

export function LightboxThumbnails({ pictures, index, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip scrolls when the picture changes
  useEffect(() => {
    // Not returned: in new browsers it is a promise, which React would call as the cleanup function.
    current.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [index]);
  return (
    <ul className="hidden gap-2 overflow-x-auto p-3 [scrollbar-width:none] *:first:ml-auto *:last:mr-auto tall:flex">
      {pictures.map(({ picture }, position) => (
        <li key={picture.key} className="shrink-0">
          <button
            ref={position === index ? current : undefined}
            type="button"
            aria-current={position === index ? "true" : undefined}
            aria-label={t("ui.gallery.counter", {
              number: format.number(position + 1),
              total: format.number(pictures.length),
            })}
            onClick={() => onChoose(position)}
            className="block overflow-hidden rounded-md border-2 border-transparent opacity-60 transition-opacity duration-fast hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3 aria-[current=true]:border-night-accent aria-[current=true]:opacity-100"
          >
            <Picture picture={picture} alt="" sizes="72px" className="h-12 w-18 object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
