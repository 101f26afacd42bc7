import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { OpenRowButton } from "#web/admin/list/open-row-button.tsx";
import type { RowActions } from "#web/admin/list/row-actions.tsx";
import { StepBadge } from "#web/admin/publishing/step-badge.tsx";
import { apiHas } from "#web/api/capabilities.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { Price } from "#web/ui/price.tsx";
import type { Column } from "#web/ui/table.tsx";
import { SubmissionRooms } from "./submission-rooms.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

export function useSubmissionColumns(
  actions: RowActions<LooseSubmission>,
): readonly Column<LooseSubmission>[] {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  return [
    {
      key: "property",
      header: t("sell.columns.property"),
      cell: (submission) => (
        <>
          <OpenRowButton
            {...actions(submission).view}
            name={submission.propert_title}
            text={submission.property_location}
          />
          <SubmissionRooms submission={submission} />
        </>
      ),
    },
    {
      key: "type",
      header: t("sell.columns.type"),
      cell: ({ property_type: type, step }) => (
        <span className="flex flex-wrap gap-2">
          <Badge>{labels.type(type)}</Badge>
          <Badge tone="green">{labels.forSale}</Badge>
          {apiHas("submissionSteps") && <StepBadge step={step} />}
        </span>
      ),
    },
    {
      key: "price",
      header: t("sell.columns.price"),
      isFigure: true,
      cell: ({ property_price: price }) => <Price amount={price} size="base" hasAmountInWords={false} />,
    },
    {
      key: "contact",
      header: t("sell.columns.contact"),
      cell: ({ name, phone_no: phone }) => (
        <span className="block max-w-48 text-left">
          <span className="block truncate">{name}</span>
          <span className="figures block truncate text-ink-soft text-sm">
            {phone === null ? <NotGiven /> : labels.phone(phone)}
          </span>
        </span>
      ),
    },
    {
      key: "date",
      header: t("sell.columns.date"),
      cell: ({ created_at: iso }) => <DateText iso={iso} fallback={<NotGiven />} className="text-sm" />,
    },
  ];
}
