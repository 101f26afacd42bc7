import { useQueryClient } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { type CallFailure, toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";

/** What happens after a version was brought back, or was not. `resource` is the first part of the row's query keys. */
export function useRestored(resource: string) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const reason = useFailureReason();
  return {
    async onSuccess() {
      await client.invalidateQueries({ queryKey: [resource] });
      showToast({ tone: "success", title: t("history.bringBack.done") });
    },
    onError(error: unknown) {
      const failure = toCallFailure(error);
      showToast({ tone: "error", title: t("history.bringBack.failed"), text: reason(failure) });
      // Someone else changed the row: their change is shown first.
      if (failure.status === 412) void client.invalidateQueries({ queryKey: [resource] });
    },
  };
}

/** An old version may lack what the form requires by now. */
function useFailureReason() {
  const messages = useProblemMessages();
  return (failure: CallFailure): string => {
    const [first] = Object.values(failure.problem?.fields ?? {}).flat();
    return messages.field(first?.code) ?? messages.reason(failure);
  };
}
