import * as L from "leaflet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MapLocation } from "#domain/places/pin-fields.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { addBaseLayers, createLabelledMap } from "./leaflet-map.ts";
import { MapFailure } from "./map-failure.tsx";

/** Boundaries around it are in view; streets show more from nearer. */
const zooms = { boundaries: 12, streets: 15 } as const;

/** MP3: one place on a map, as a point or as an area. Loaded when it is opened, with Leaflet. */
export function PlaceMap({ location }: Readonly<{ location: MapLocation }>) {
  const { t } = useMapTranslation();
  const language = useLanguage();
  const canvas = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { latitude, longitude, radius_m: radius } = location;
  const mount = useEffectEvent((element: HTMLElement) =>
    createLabelledMap(element, { label: t("place.map"), zoomIn: t("zoomIn"), zoomOut: t("zoomOut") }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt draws the map anew
  useEffect(() => {
    if (!canvas.current) return;
    const map = mount(canvas.current);
    const place: L.LatLngTuple = [latitude, longitude];
    map.setView(place, zooms.boundaries, { animate: false });
    if (radius > 0) L.circle(place, { radius, className: "map-area", interactive: false }).addTo(map);
    else {
      const icon = L.divIcon({
        className: "map-mark",
        html: document.createElement("span"),
        iconSize: [0, 0],
      });
      L.marker(place, { icon, interactive: false, keyboard: false }).addTo(map);
    }
    addBaseLayers(map, language).then(
      ({ hasStreets }) => hasStreets && map.setView(place, zooms.streets, { animate: false }),
      () => setHasFailed(true),
    );
    return () => void map.remove();
  }, [latitude, longitude, radius, language, attempt]);
  return (
    <div className="mt-4">
      <div className="h-80 overflow-hidden rounded-lg border border-line">
        <div ref={canvas} className="map-canvas isolate size-full" />
      </div>
      {hasFailed && (
        <MapFailure
          text={t("failed")}
          onRetry={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </div>
  );
}
