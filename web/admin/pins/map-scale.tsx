import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { type MapView, scaleMetres } from "#web/map/map-view.ts";
import { toMapLength, toPoint } from "#web/map/mercator.ts";

/** A bar that shows how long some metres are on the map. */
export function MapScale({ view }: Readonly<{ view: MapView }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const mapLengthOfMetre = toMapLength(1, toPoint(view));
  const metres = scaleMetres(view.width / mapLengthOfMetre);
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute bottom-2 left-2 flex w-full items-end gap-1.5 whitespace-nowrap text-ink text-xs leading-none"
    >
      <span
        className="h-2 shrink-0 border-ink border-x border-b"
        style={{ width: `${((metres * mapLengthOfMetre) / view.width) * 100}%` }}
      />
      <span className="bg-surface/80 leading-title">
        {metres < 1000
          ? t("pins.metres", { number: format.number(metres) })
          : t("pins.kilometres", { number: format.number(metres / 1000) })}
      </span>
    </p>
  );
}
