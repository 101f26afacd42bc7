import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rateName } from "#domain/rates/rate-names.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showToast } from "#web/ui/toast.ts";
import { checkRate } from "./rate-calls.ts";

/** ST2: one press records who checked a rate, and when. */
export function useRateCheck() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: checkRate,
    onSuccess(isChecked, rate) {
      const text = rateName(rate, language);
      if (isChecked) showToast({ tone: "success", title: t("rates.checkedNow"), text });
      else showToast({ tone: "neutral", title: t("rates.hasChanged"), text });
    },
    onError: showFailure(t("rates.checkFailed")),
    onSettled: () => client.invalidateQueries({ queryKey: ["rates"] }),
  });
}
