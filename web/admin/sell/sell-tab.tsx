import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { InboxTab } from "#web/admin/inbox/inbox-tab.tsx";
import { useInbox } from "#web/admin/inbox/use-inbox.ts";
import { fetchSubmission } from "#web/admin/publishing/submission-calls.ts";
import { isOwnApi } from "#web/api/api-url.ts";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { type LooseSubmission, looseSubmissionSchema } from "#web/compatibility/loose-submission.ts";
import { deleteSubmission, isDeleteUnsupported } from "./delete-submission.ts";
import { PendingDialog } from "./pending-dialog.tsx";
import { StepFilter } from "./step-filter.tsx";
import { SubmissionCard } from "./submission-card.tsx";
import { SubmissionDialog } from "./submission-dialog.tsx";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

const orders = ["-created_at", "created_at", "property_price", "-property_price", "propert_title"] as const;

/** AS1: properties that owners submitted on the Sell page. */
export function SellTab() {
  const { t } = useAdminTranslation();
  // The URL contains the open row, but not which of the two dialogs shows it.
  const [isPreview, setPreview] = useState(false);
  const inbox = useInbox<LooseSubmission>({
    resource: "sell",
    textKey: "sell",
    filters: isOwnApi() ? ["step"] : [],
    item: looseSubmissionSchema,
    nameOf: ({ propert_title: name }) => name,
    remove: ({ id }) => deleteSubmission(id),
    confirmLabel: t("sell.deletion.confirm"),
    deletedText: ({ propert_title: name }) => t("sell.deletion.doneText", { name }),
    hidden: ({ propert_title: name }, failure) =>
      isDeleteUnsupported(failure)
        ? { title: t("sell.deletion.hidden"), text: t("sell.deletion.hiddenText", { name }) }
        : null,
  });
  const { open, openId, close, deletion } = inbox;
  // A link from a lead or a listing may lead to a submission that is not on this page of the list.
  const single = useQuery({
    queryKey: ["sell", "one", openId],
    queryFn: () => fetchSubmission(openId ?? 0),
    enabled: isOwnApi() && openId !== null && inbox.query.isSuccess && inbox.opened === undefined,
  });
  const opened = inbox.opened ?? (single.data?.id === openId ? single.data : undefined);
  const view = (id: number) => {
    setPreview(false);
    open(id);
  };
  const preview = (id: number) => {
    setPreview(true);
    open(id);
  };
  return (
    <InboxTab
      inbox={inbox}
      art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
      orders={orders.map((value) => ({ value, label: t(`sell.orders.${value}`) }))}
      tools={isOwnApi() && <StepFilter />}
      card={(submission) => (
        <SubmissionCard
          submission={submission}
          onView={() => view(submission.id)}
          onPreview={() => preview(submission.id)}
          onDelete={() => deletion.ask(submission)}
        />
      )}
      isDialogOpen={opened !== undefined}
      columns={useSubmissionColumns({ onView: view, onPreview: preview, onDelete: deletion.ask })}
    >
      <SubmissionDialog submission={isPreview ? undefined : opened} onClose={close} />
      <PendingDialog
        submission={isPreview ? opened : undefined}
        onViewDetails={() => setPreview(false)}
        onClose={close}
      />
    </InboxTab>
  );
}
