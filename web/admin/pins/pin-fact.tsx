import type { Pin } from "#domain/places/pin.ts";
import { Fact } from "#web/admin/details/facts.tsx";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { type PinnedRow, pinOf, pinValue } from "./pin-value.ts";
import { type MapData, useMapData } from "./use-map-data.ts";
import { usePinCanvas } from "./use-pin-canvas.ts";

type Props = Readonly<{
  row: PinnedRow & Readonly<{ local_level_id: number | null }>;
  className?: string;
}>;

/** PL3: the coordinates, what visitors see of them, and a small map. */
export function PinFact({ row, className = "" }: Props) {
  const { t } = usePinTranslation();
  const format = useFormat();
  const pin = pinOf(pinValue(row));
  return (
    <Fact label={t("title")} className={className}>
      {pin && (
        <div className="grid gap-3 sm:grid-cols-[1fr_20rem]">
          <div>
            <span className="figures">{format.digits(`${pin.latitude}, ${pin.longitude}`)}</span>
            <span className="block text-ink-soft text-sm">{t(`${pin.precision}Help`)}</span>
          </div>
          <PinSketch pin={pin} localLevelId={row.local_level_id} />
        </div>
      )}
    </Fact>
  );
}

type SketchProps = Readonly<{ pin: Pin; localLevelId: number | null }>;

/** A small map that cannot be moved. The text next to it says the same. */
function PinSketch(props: SketchProps) {
  const { data } = useMapData();
  return (
    <div aria-hidden className="aspect-4/3 overflow-hidden rounded-md border border-line bg-sunken">
      {data && <LoadedSketch {...props} data={data} />}
    </div>
  );
}

function LoadedSketch(props: SketchProps & Readonly<{ data: MapData }>) {
  const { ref } = usePinCanvas(props);
  return <div ref={ref} className="map-canvas isolate size-full" />;
}
