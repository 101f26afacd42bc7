import { declineSchema } from "#domain/sell/decline.ts";
import { ReasonDialog } from "#web/admin/editing/reason-dialog.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { declineSubmission } from "./submission-calls.ts";
import { undoDurationMs, usePublishing } from "./use-publishing.ts";

type Props = Readonly<{ submission: LooseSubmission; isOpen: boolean; onClose: () => void }>;

/** LE5: the seller reads the reason as it is written here. */
export function DeclineDialog({ submission, ...dialog }: Props) {
  const { t } = useAdminTranslation();
  const { reopening, refresh } = usePublishing(submission);
  const { id, propert_title: name, decline_reason: reason } = submission;
  return (
    <ReasonDialog
      {...dialog}
      title={t("sell.publishing.declineOf", { name })}
      resource="sell"
      draftKey={`${id}:decline`}
      shownBy={["tab", "lead", "open", "decline"]}
      schema={declineSchema}
      reason={reason}
      send={async (given) => {
        await declineSubmission(id, given);
        void refresh();
      }}
      saved={() => ({
        title: t("sell.publishing.declined"),
        text: t("sell.publishing.declinedText", { name }),
        action: { label: t("list.deletion.undo"), onPress: () => reopening.mutate() },
        durationMs: undoDurationMs,
      })}
      failed={t("sell.publishing.failed")}
      texts={{
        label: t("sell.publishing.reason"),
        help: t("sell.publishing.reasonHelp"),
        missing: t("sell.publishing.reasonMissing"),
        confirm: t("sell.publishing.confirm"),
      }}
    />
  );
}
