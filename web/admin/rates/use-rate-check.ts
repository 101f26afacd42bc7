import { useMutation, useQueryClient } from "@tanstack/react-query";
import { rateName } from "#domain/rates/rate-names.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showToast } from "#web/ui/toast.ts";
import { checkRate } from "./rate-calls.ts";

/** ST2: one press records who checked a rate, and when. */
export function useRateCheck() {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const messages = useProblemMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: checkRate,
    onSuccess(isChecked, rate) {
      const text = rateName(rate, language);
      if (isChecked) showToast({ tone: "success", title: t("rates.checkedNow"), text });
      else showToast({ tone: "neutral", title: t("rates.hasChanged"), text });
    },
    onError: (error) =>
      showToast({
        tone: "error",
        title: t("rates.checkFailed"),
        text: messages.reason(toCallFailure(error)),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ["rates"] }),
  });
}
