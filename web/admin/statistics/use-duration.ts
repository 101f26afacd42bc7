import { type DurationUnit, durationIn, durationUnit } from "#domain/statistics/scale.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** Formats minutes in the unit in which they are read, or in that of an axis. */
export function useDuration(): (minutes: number, unit?: DurationUnit) => string {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return (minutes, unit = durationUnit(minutes)) =>
    t(`leads.deadline.${unit}`, { number: format.number(durationIn(unit, minutes)) });
}
