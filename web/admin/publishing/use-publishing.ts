import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { showToast } from "#web/ui/toast.ts";
import { makeListing, reopenSubmission } from "./submission-calls.ts";

export const undoDurationMs = 10_000;

/** Where the editor of a listing is. */
export function listingEditor(id: number): string {
  return `?tab=listings&edit=${id}`;
}

/** LE5: makes a listing of a submission and opens its editor, or takes a decline back. */
export function usePublishing({ id, propert_title: name }: LooseSubmission) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () =>
    Promise.all(
      ["sell", "leads", "properties"].map((resource) => client.invalidateQueries({ queryKey: [resource] })),
    );
  const onError = (error: unknown) => {
    showFailure(t("sell.publishing.failed"))(error);
    void refresh();
  };
  const making = useMutation({
    mutationFn: () => makeListing(id),
    onSuccess(propertyId) {
      void refresh();
      showToast({
        tone: "success",
        title: t("sell.publishing.made"),
        text: t("sell.publishing.madeText", { name }),
      });
      void navigate(listingEditor(propertyId));
    },
    onError,
  });
  const reopening = useMutation({
    mutationFn: () => reopenSubmission(id),
    async onSuccess() {
      await refresh();
      showToast({ tone: "success", title: t("sell.publishing.reopened"), text: name });
    },
    onError,
  });
  return { making, reopening, refresh };
}
