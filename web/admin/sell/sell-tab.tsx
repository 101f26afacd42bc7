import { useState } from "react";
import { type ShownSubmission, shownSubmissionSchema } from "#domain/sell/shown-submission.ts";
import { ListTools } from "#web/admin/list/list-tools.tsx";
import { ResourceList } from "#web/admin/list/resource-list.tsx";
import { useDeletion } from "#web/admin/list/use-deletion.tsx";
import { useListAddress } from "#web/admin/list/use-list-address.ts";
import { useOpenRow } from "#web/admin/list/use-open-row.ts";
import { useResourcePage } from "#web/admin/list/use-resource-page.ts";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { EmptyPropertiesArt } from "#web/art/late.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { PendingDialog } from "./pending-dialog.tsx";
import { deleteSubmission, isUnsupported } from "./submission-calls.ts";
import { SubmissionCard } from "./submission-card.tsx";
import { SubmissionDialog } from "./submission-dialog.tsx";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

const orders = ["-created_at", "created_at", "property_price", "-property_price", "propert_title"] as const;

/** AS1: what owners sent through the Sell page. */
export function SellTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const words = useProblemWords();
  const address = useListAddress();
  const { openId, open, close } = useOpenRow();
  // The address says which row is open; as what is this visit's choice.
  const [isPreview, setPreview] = useState(false);
  const query = useResourcePage({
    resource: "sell",
    path: "/sell/",
    item: shownSubmissionSchema,
    page: address.page,
    query: { search: address.get("search"), ordering: address.get("ordering") },
  });
  const opened = query.data?.results.find(({ id }) => id === openId);
  const view = (id: number) => {
    setPreview(false);
    open(id);
  };
  const preview = (id: number) => {
    setPreview(true);
    open(id);
  };
  const deletion = useDeletion({
    resource: "sell",
    remove: (submission: ShownSubmission) => deleteSubmission(submission.id),
    words: {
      title: t("sell.deletion.title"),
      question: t("sell.deletion.question"),
      confirm: t("sell.deletion.confirm"),
    },
    done: ({ propert_title: name }) => ({
      title: t("sell.deletion.done"),
      text: t("sell.deletion.doneText", { name }),
    }),
    failed: (_submission, failure) => ({ title: t("sell.deletion.failed"), text: words.reason(failure) }),
    hidden: ({ propert_title: name }, failure) =>
      isUnsupported(failure)
        ? { title: t("sell.deletion.hidden"), text: t("sell.deletion.hiddenText", { name }) }
        : null,
  });
  const columns = useSubmissionColumns({ onView: view, onPreview: preview, onDelete: deletion.ask });

  return (
    <>
      <ResourceList
        resource="sell"
        title={t("sell.title")}
        count={(number) => t("sell.count", { number: format.number(number) })}
        query={query}
        loading={t("sell.loading")}
        failed={t("sell.failed")}
        empty={{
          art: <EmptyPropertiesArt className="h-44 w-auto text-ink" />,
          title: t("sell.empty.title"),
          text: t("sell.empty.text"),
        }}
        tools={
          <ListTools
            searchHint={t("sell.searchHint")}
            orders={orders.map((value) => ({ value, label: t(`sell.orders.${value}`) }))}
          />
        }
        card={(submission) => (
          <SubmissionCard
            submission={submission}
            onView={() => view(submission.id)}
            onPreview={() => preview(submission.id)}
            onDelete={() => deletion.ask(submission)}
          />
        )}
        columns={columns}
      />
      {deletion.dialog}
      <SubmissionDialog submission={isPreview ? undefined : opened} onClose={close} />
      <PendingDialog
        submission={isPreview ? opened : undefined}
        onViewDetails={() => setPreview(false)}
        onClose={close}
      />
    </>
  );
}
