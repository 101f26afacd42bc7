import { type ReactNode, useId, useState } from "react";
import type { MapLocation } from "#domain/places/pin-fields.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { directionsUrl, openStreetMapUrl } from "./directions.ts";

const loadMap = () => import("./place-map.tsx");

type Props = Readonly<{ location: MapLocation; children?: ReactNode }>;

/** MP3: a place's map, which opens on demand, and links to other maps. */
export function PlaceOnMap({ location, children }: Props) {
  const { t } = useMapTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const map = useLazyModule(isOpen, loadMap, () => setIsOpen(false));
  const isArea = location.radius_m > 0;
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          look="secondary"
          icon={<Icon name="map" />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          isBusy={isOpen && !map}
          onClick={() => setIsOpen(!isOpen)}
          className="noscript:hidden"
        >
          {t(isOpen ? "place.close" : "place.open")}
        </Button>
        <ButtonAnchor
          look="secondary"
          href={directionsUrl(location)}
          rel="noreferrer"
          icon={<Icon name="navigation" />}
        >
          {t(isArea ? "place.directionsToArea" : "place.directions")}
        </ButtonAnchor>
        <ButtonAnchor
          look="quiet"
          href={openStreetMapUrl(location)}
          rel="noreferrer"
          icon={<Icon name="external-link" />}
        >
          {t("place.openStreetMap")}
        </ButtonAnchor>
        {children}
      </div>
      {isOpen && map && (
        <div id={id}>
          <map.PlaceMap location={location} />
        </div>
      )}
    </>
  );
}
