import { useQuery } from "@tanstack/react-query";
import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { submissionSteps } from "#domain/sell/seller-page.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SourceLeads } from "#web/admin/leads/source-leads.tsx";
import { FilterSelect } from "#web/admin/list/filter-select.tsx";
import { useRowActions } from "#web/admin/list/row-actions.tsx";
import { RowTab } from "#web/admin/list/row-tab.tsx";
import { useRowList } from "#web/admin/list/use-row-list.ts";
import { fetchSubmission } from "#web/admin/publishing/submission-calls.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { type LooseSubmission, looseSubmissionSchema } from "#web/compatibility/loose-submission.ts";
import { deleteSubmission, isDeleteUnsupported } from "./delete-submission.ts";
import { PendingDialog } from "./pending-dialog.tsx";
import { SubmissionCard } from "./submission-card.tsx";
import { SubmissionDialog } from "./submission-dialog.tsx";
import { useSubmissionColumns } from "./use-submission-columns.tsx";

const orders = ["-created_at", "created_at", "property_price", "-property_price", "propert_title"] as const;

/** AS1: properties that owners submitted on the Sell page. */
export function SellTab() {
  const { t } = useAdminTranslation();
  // The URL contains the open row, but not which of the two dialogs shows it.
  const [isPreview, setPreview] = useState(false);
  const list = useRowList<LooseSubmission>({
    kind: "sell",
    filters: apiHas("submissionSteps") ? ["step"] : [],
    item: looseSubmissionSchema,
    nameOf: ({ propert_title: name }) => name,
    remove: ({ id }) => deleteSubmission(id),
    hidden: ({ propert_title: name }, failure) =>
      isDeleteUnsupported(failure)
        ? { title: t("sell.deletion.hidden"), text: t("sell.deletion.hiddenText", { name }) }
        : null,
  });
  const { openId, close } = list;
  // A link from a lead or a listing may lead to a submission that is not on this page of the list.
  const single = useQuery({
    queryKey: ["sell", "one", openId],
    queryFn: () => fetchSubmission(openId ?? 0),
    enabled:
      apiHas("submissionSteps") && openId !== null && list.query.isSuccess && list.opened === undefined,
  });
  const opened = list.opened ?? (single.data?.id === openId ? single.data : undefined);
  const show = (id: number, asPreview: boolean) => {
    setPreview(asPreview);
    list.open(id);
  };
  const actions = useRowActions(list, {
    onView: (id) => show(id, false),
    main: ({ id, propert_title: name }) => ({
      label: t("sell.previewOf", { name }),
      text: t("sell.preview"),
      icon: <Clock aria-hidden />,
      onClick: () => show(id, true),
    }),
  });
  return (
    <SourceLeads list={list}>
      <RowTab
        list={list}
        actions={actions}
        art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
        orders={orders.map((value) => ({ value, label: t(`sell.orders.${value}`) }))}
        filters={
          apiHas("submissionSteps") && (
            <FilterSelect
              name="step"
              label={t("sell.filters.step")}
              any={t("sell.filters.anyStep")}
              options={submissionSteps.map((value) => ({
                value,
                label: t(`sell.publishing.steps.${value}`),
              }))}
            />
          )
        }
        card={(submission) => <SubmissionCard submission={submission} actions={actions} />}
        isDialogOpen={opened !== undefined}
        columns={useSubmissionColumns(actions)}
      >
        <SubmissionDialog submission={isPreview ? undefined : opened} onClose={close} />
        <PendingDialog
          submission={isPreview ? opened : undefined}
          onViewDetails={() => setPreview(false)}
          onClose={close}
        />
      </RowTab>
    </SourceLeads>
  );
}
