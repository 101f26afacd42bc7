import type { Company } from "#domain/settings/company.ts";
import { useMapTranslation } from "#web/i18n/map-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { PlaceOnMap } from "#web/map/place-on-map.tsx";

type Props = Readonly<{ position: NonNullable<Company["position"]> }>;

/** MP3: the true position, beside the drawing. */
export function OfficePlace({ position: { latitude, longitude } }: Props) {
  const { t } = useMapTranslation();
  const format = useFormat();
  return (
    <div className="mt-4">
      <p className="figures mb-3 text-ink-soft text-sm">
        {t("place.position", {
          latitude: format.digits(String(latitude)),
          longitude: format.digits(String(longitude)),
        })}
      </p>
      <PlaceOnMap location={{ latitude, longitude, radius_m: 0 }} />
    </div>
  );
}
