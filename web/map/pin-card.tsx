import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { pictureSchema, type Picture as StoredPicture } from "#domain/pictures/picture.ts";
import type { MapPin } from "#domain/places/map-pins.ts";
import { request } from "#web/api/request.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { type MapKind, mapSources } from "./map-source.ts";

type Props = Readonly<{ kind: MapKind; pins: readonly MapPin[]; onClose: () => void }>;

const picturesSchema = z.object({ pictures: z.array(pictureSchema) });

/** The listings of a pin, over the map. */
export function PinCard({ kind, pins, onClose }: Props) {
  const { t } = useMapTranslation();
  const format = useFormat();
  const card = useRef<HTMLDivElement>(null);
  const [first] = pins;
  const picture = useFirstPicture(kind, pins.length === 1 ? first?.id : undefined);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  });
  useEffect(() => {
    card.current?.querySelector("a")?.focus({ preventScroll: true });
    const closed = new AbortController();
    card.current?.addEventListener("keydown", closeOnEscape, { signal: closed.signal });
    return () => closed.abort();
  }, []);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={pins.length === 1 ? first?.name : t("sameArea", { count: format.number(pins.length) })}
      className="absolute inset-x-2 bottom-2 z-10 flex max-h-[70%] gap-3 overflow-hidden rounded-lg border border-line bg-surface p-3 shadow-lg sm:right-auto sm:w-96"
    >
      {picture && <Picture picture={picture} alt="" sizes="96px" className="size-24 shrink-0 rounded-md" />}
      <div className="min-w-0 grow overflow-y-auto">
        {pins.length > 1 && (
          <p className="pb-1 font-semibold">{t("sameArea", { count: format.number(pins.length) })}</p>
        )}
        <ul className="grid gap-1">
          {pins.map((pin) => (
            <li key={pin.id}>
              <PageLink
                to={`${mapSources[kind].page}${pin.id}`}
                className="line-clamp-2 font-semibold leading-title hover:underline"
              >
                <LangText>{pin.name}</LangText>
              </PageLink>
              <p className="figures font-rupee">
                {pin.price === null ? t("onRequest") : format.rupees(pin.price)}
              </p>
            </li>
          ))}
        </ul>
        {first !== undefined && first.radius_m > 0 && (
          <p className="pt-1 text-ink-soft text-xs">{t("approximate")}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="touch -m-2 grid shrink-0 place-items-center self-start rounded-md hover:bg-sunken"
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  );
}

/** Undefined until it has arrived, and if it does not. */
function useFirstPicture(kind: MapKind, id: number | undefined): StoredPicture | undefined {
  const [picture, setPicture] = useState<StoredPicture>();
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    request({ method: "GET", path: `${mapSources[kind].item}${id}/` }).then(
      (body) => {
        const read = picturesSchema.safeParse(body);
        if (isCurrent && read.success) setPicture(read.data.pictures[0]);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, id]);
  return picture;
}
