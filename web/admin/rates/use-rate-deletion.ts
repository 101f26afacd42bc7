import type { StaffRate } from "#domain/rates/rate.ts";
import { rateName } from "#domain/rates/rate-names.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { deleteRate, restoreRate } from "./rate-calls.ts";

export function useRateDeletion() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  return useDeletion<StaffRate>({
    resource: "rates",
    nameOf: (rate) => rateName(rate, language),
    remove: ({ id }) => deleteRate(id),
    restore: ({ id }) => restoreRate(id),
    texts: { question: t("rates.deletion.question"), confirm: t("rates.deletion.confirm") },
    done: (rate) => ({ title: t("rates.deletion.done"), text: rateName(rate, language) }),
    failed: t("rates.deletion.failed"),
  });
}
