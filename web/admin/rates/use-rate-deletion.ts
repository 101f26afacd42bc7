import type { StaffRate } from "#domain/rates/rate.ts";
import { rateName } from "#domain/rates/rate-names.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";

export function useRateDeletion() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  return useDeletion<StaffRate>({
    kind: "rates",
    nameOf: (rate) => rateName(rate, language),
    texts: { question: t("rates.deletion.question"), confirm: t("rates.deletion.confirm") },
    done: (rate) => ({ title: t("rates.deletion.done"), text: rateName(rate, language) }),
    failed: t("rates.deletion.failed"),
  });
}
