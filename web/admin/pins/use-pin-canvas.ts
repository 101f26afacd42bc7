import { useEffect, useEffectEvent, useRef } from "react";
import type { Pin } from "#domain/places/pin.ts";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { Point } from "#web/map/mercator.ts";
import type { PinCanvas } from "./pin-canvas.ts";
import type { MapData } from "./use-map-data.ts";

type Options = Readonly<{
  data: MapData;
  pin: Pin | null;
  localLevelId: number | null;
  onMove?: (point: Point) => void;
}>;

/** A map in the element of `ref`, whose pin follows the value. */
export function usePinCanvas({ data, pin, localLevelId, onMove }: Options) {
  const { t } = usePinTranslation();
  const format = useFormat();
  const ref = useRef<HTMLDivElement>(null);
  const canvas = useRef<PinCanvas>(null);
  const move = useEffectEvent((point: Point) => onMove?.(point));
  const create = useEffectEvent((element: HTMLElement) => {
    const scaleText = (metres: number) =>
      metres < 1000
        ? t("metres", { number: format.number(metres) })
        : t("kilometres", { number: format.number(metres / 1000) });
    return new data.PinCanvas(element, {
      boundaries: data,
      pin,
      localLevelId,
      scaleText,
      onMove: onMove && move,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has other bounds
  useEffect(() => {
    if (!ref.current) return;
    const created = create(ref.current);
    canvas.current = created;
    return () => created.remove();
  }, [data, localLevelId]);
  const show = useEffectEvent(() => canvas.current?.show(pin));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another pin moves the map
  useEffect(() => show(), [pin?.latitude, pin?.longitude, pin?.precision]);
  return { ref, canvas };
}
