import { type ReactNode, useId } from "react";
import type { MapLocation } from "#domain/places/pin-fields.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { nearbyAddress } from "./directions.ts";
import { PlaceOnMap } from "./place-on-map.tsx";

type Props = Readonly<{
  location: MapLocation | null | undefined;
  /** The list of the same kind. */
  listPath: "/buy" | "/rent" | "/projects";
  /** What is near by. */
  children?: ReactNode;
}>;

/** MP3: where it is, exactly or as an area, and what is around. */
export function PlaceSection({ location, listPath, children }: Props) {
  const { t } = useMapTranslation();
  const id = useId();
  if (!location && !children) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-2xl">
        {t("place.title")}
      </h2>
      {children}
      {location && (
        <>
          <p className="mb-3 max-w-text">{t(location.radius_m > 0 ? "place.area" : "place.exact")}</p>
          <PlaceOnMap location={location}>
            <ButtonLink look="quiet" to={nearbyAddress(listPath, location)}>
              {t(listPath === "/projects" ? "place.nearbyProjects" : "place.nearby")}
            </ButtonLink>
          </PlaceOnMap>
        </>
      )}
    </section>
  );
}
