import type { StaffRate } from "#domain/rates/rate.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";

/** "5%", "8.5% a year", "$1 = रु 143.5". */
export function useRateText() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  return ({ kind, value }: Pick<StaffRate, "kind" | "value">) =>
    t(`rates.values.${kind}`, { number: format.number(value), rupees: format.rupees(value) });
}
