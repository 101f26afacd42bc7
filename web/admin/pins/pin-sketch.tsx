import type { Pin } from "#domain/places/pin.ts";
import { firstView } from "./first-view.ts";
import { MapDrawing } from "./map-drawing.tsx";
import { MapScale } from "./map-scale.tsx";
import { useMapData } from "./use-map-data.ts";

type Props = Readonly<{ pin: Pin; localLevelId: number | null }>;

/** A small map that cannot be moved. The text next to it says the same. */
export function PinSketch({ pin, localLevelId }: Props) {
  const { data } = useMapData();
  const view = data && firstView(data, pin, localLevelId);
  return (
    <div aria-hidden className="relative aspect-4/3 overflow-hidden rounded-md border border-line bg-sunken">
      {view && (
        <>
          <MapDrawing data={data} view={view} pin={pin} localLevelId={localLevelId} isSmall />
          <MapScale view={view} />
        </>
      )}
    </div>
  );
}
