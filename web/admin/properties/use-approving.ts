import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { approveProperty, type ReadProperty } from "./property-calls.ts";

/** LE8: publishes a listing that waits. */
export function useApproving(property: ReadProperty) {
  const { name } = property;
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => approveProperty(property),
    onSuccess() {
      const text = t("properties.approval.approvedText", { name });
      showToast({ tone: "success", title: t("properties.approval.approved"), text });
    },
    onError: showFailure(t("properties.approval.failed")),
    onSettled: () => client.invalidateQueries({ queryKey: ["properties"] }),
  });
}
