import { Fact } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import { type PinnedRow, pinOf, pinValue } from "./pin-value.ts";

const loadSketch = () => import("./pin-sketch.tsx");

type Props = Readonly<{
  row: PinnedRow & Readonly<{ local_level_id: number | null }>;
  className?: string;
}>;

/** PL3: the coordinates, what visitors see of them, and a small map. */
export function PinFact({ row, className = "" }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const pin = pinOf(pinValue(row));
  const sketch = useLazyModule(pin !== null, loadSketch);
  return (
    <Fact label={t("pins.title")} className={className}>
      {pin && (
        <div className="grid gap-3 sm:grid-cols-[1fr_20rem]">
          <div>
            <span className="figures">{format.digits(`${pin.latitude}, ${pin.longitude}`)}</span>
            <span className="block text-ink-soft text-sm">{t(`pins.${pin.precision}Help`)}</span>
          </div>
          {sketch && <sketch.PinSketch pin={pin} localLevelId={row.local_level_id} />}
        </div>
      )}
    </Fact>
  );
}
