import type { MouseEvent } from "react";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { GalleryPicture } from "./gallery-picture.ts";
import { Picture } from "./picture.tsx";
import { useLazyModule } from "./use-lazy-module.ts";
import { useOpenedPicture } from "./use-opened-picture.ts";

type Props = Readonly<{
  pictures: readonly GalleryPicture[];
  emptyAlt: string;
  /** The number of pictures on the page; the lightbox shows all. */
  visibleCount?: number;
}>;

const load = () => import("./lightbox.tsx");

/** One large picture and a few small ones. Without JavaScript, each is a link to its file. */
export function Gallery({ pictures, emptyAlt, visibleCount = 3 }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { opened, open: openPicture, close } = useOpenedPicture(pictures.length);
  const lightbox = useLazyModule(opened !== undefined, load, close);
  const visible = pictures.slice(0, visibleCount);
  const hiddenCount = pictures.length - visible.length;
  const frame = "aspect-3/2 h-full w-full rounded-lg object-cover";
  if (visible.length === 0)
    return <Picture picture={undefined} alt={emptyAlt} sizes="100vw" className={frame} />;
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openPicture(index);
  };
  return (
    <>
      <ul
        aria-label={t("ui.gallery.label")}
        className={`grid gap-2 sm:gap-3 ${visible.length > 1 ? columns(visible.length - 1) : ""}`}
      >
        {visible.map(({ picture, alt }, index) => (
          <li
            key={picture.key}
            className={
              index === 0 ? "col-span-full nth-last-2:col-span-1 sm:col-span-1 sm:row-span-full" : ""
            }
          >
            <a
              href={jpegPicturePath(picture)}
              onClick={open(index)}
              className="relative block h-full overflow-hidden rounded-lg"
            >
              <span className="sr-only">
                {t("ui.gallery.open", {
                  number: format.number(index + 1),
                  total: format.number(pictures.length),
                })}
              </span>
              <Picture
                picture={picture}
                alt={alt}
                sizes={
                  index === 0
                    ? "(min-width: 1280px) 52rem, (min-width: 640px) 66vw, 100vw"
                    : "(min-width: 1280px) 26rem, (min-width: 640px) 33vw, 50vw"
                }
                priority={index === 0}
                className={frame}
              />
              {hiddenCount > 0 && index === visible.length - 1 && (
                <span className="absolute right-3 bottom-3 rounded-md bg-night px-3 py-1 font-semibold text-on-night text-sm">
                  {t("ui.gallery.more", { number: format.number(hiddenCount) })}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {lightbox && <lightbox.Lightbox pictures={pictures} opened={opened} onClose={close} />}
    </>
  );
}

/** Wide screens: a column next to the large picture. Phones: a row below it, or a single one next to it. */
function columns(others: number): string {
  if (others === 1) return "grid-cols-[2fr_1fr]";
  if (others === 2) return "grid-cols-2 sm:grid-cols-[2fr_1fr] sm:grid-rows-2";
  return "grid-cols-3 sm:grid-cols-[2.6fr_1fr] sm:grid-rows-3";
}
