import { declineSchema } from "#domain/sell/decline.ts";
import type { ReasonValues } from "#web/admin/editing/reason-dialog.tsx";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { declineSubmission } from "./submission-calls.ts";
import { undoDurationMs, usePublishing } from "./use-publishing.ts";

/** LE5: the editor of the reason why a submission is declined. */
export function useDeclineForm(submission: LooseSubmission, onClose: () => void) {
  const { t } = useAdminTranslation();
  const { reopening, refresh } = usePublishing(submission);
  const { id, propert_title: name, decline_reason: reason } = submission;
  return useEditor<ReasonValues, ReasonValues, { id: number }>({
    resource: "sell",
    draftKey: `${id}:decline`,
    shownBy: ["tab", "lead", "open", "decline"],
    loaded: null,
    schema: declineSchema,
    valuesOf: () => ({ reason }),
    readRow: () => ({ id }),
    fields: {},
    errorName: () => "reason",
    async save({ input }) {
      await declineSubmission(id, input.reason);
      void refresh();
    },
    saved: () => ({
      title: t("sell.publishing.declined"),
      text: t("sell.publishing.declinedText", { name }),
      action: { label: t("list.deletion.undo"), onPress: () => reopening.mutate() },
      durationMs: undoDurationMs,
    }),
    failed: t("sell.publishing.failed"),
    onClose,
  });
}
