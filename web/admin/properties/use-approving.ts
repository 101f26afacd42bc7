import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { approveProperty, type ReadProperty } from "./property-calls.ts";

/** LE8: publishes a listing that waits. */
export function useApproving(property: ReadProperty) {
  const { name } = property;
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => approveProperty(property),
    onSuccess() {
      const text = t("properties.approval.approvedText", { name });
      showToast({ tone: "success", title: t("properties.approval.approved"), text });
    },
    onError(error: unknown) {
      const text = messages.reason(toCallFailure(error));
      showToast({ tone: "error", title: t("properties.approval.failed"), text });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["properties"] }),
  });
}
