import type { Pin } from "#domain/places/pin.ts";
import { usePinTranslation } from "#web/admin/i18n/pin-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { contains } from "#web/map/boundaries.ts";
import { toMapPoint } from "#web/map/mercator.ts";
import type { MapData } from "./use-map-data.ts";

type Props = Readonly<{ data: MapData; pin: Pin | null; localLevelId: number | null }>;

/** Says where the pin is whenever it moves, and whether that is the chosen place. */
export function PinPlace({ data: { localLevels, names }, pin, localLevelId }: Props) {
  const { t } = usePinTranslation();
  const format = useFormat();
  const nameOf = (id: number | null) => names?.local_levels.find((place) => place.id === id)?.name;
  const found = pin && localLevels.find((shape) => contains(shape, toMapPoint(pin)));
  const foundName = nameOf(found?.id ?? null);
  const district = names?.districts.find(({ id }) => id === found?.districtId)?.name;
  const chosenName = nameOf(localLevelId);
  const isElsewhere = chosenName !== undefined && found !== null && found?.id !== localLevelId;
  return (
    <div role="status" className="mt-2">
      {pin ? (
        <p className="font-semibold">
          <span className="figures">{format.digits(`${pin.latitude}, ${pin.longitude}`)}</span>
          {foundName && ` · ${foundName}, ${district}`}
        </p>
      ) : (
        <p className="text-ink-soft">{t("none")}</p>
      )}
      {isElsewhere && <p className="text-marigold-strong">{t("elsewhere", { place: chosenName })}</p>}
    </div>
  );
}
