import Clock from "lucide-react/icons/clock";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DeleteAction } from "#web/admin/list/card-actions.tsx";
import { StepBadge } from "#web/admin/publishing/step-badge.tsx";
import { isOwnApi } from "#web/api/api-url.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DateText } from "#web/ui/date-text.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Price } from "#web/ui/price.tsx";
import type { Column } from "#web/ui/table.tsx";
import { SubmissionRooms } from "./submission-rooms.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

type Options = Readonly<{
  onView: (id: number) => void;
  onPreview: (id: number) => void;
  onDelete: (submission: LooseSubmission) => void;
}>;

export function useSubmissionColumns({ onView, onPreview, onDelete }: Options) {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  const columns: readonly Column<LooseSubmission>[] = [
    {
      key: "property",
      header: t("sell.columns.property"),
      cell: (submission) => (
        <span className="block max-w-md text-left">
          <button
            type="button"
            aria-label={t("sell.viewDetailsOf", { name: submission.propert_title })}
            onClick={() => onView(submission.id)}
            className="line-clamp-1 text-left font-semibold text-indigo underline-offset-4 hover:underline"
          >
            {submission.propert_title}
          </button>
          <span className="line-clamp-1 text-ink-soft text-sm">{submission.property_location}</span>
          <SubmissionRooms submission={submission} />
        </span>
      ),
    },
    {
      key: "type",
      header: t("sell.columns.type"),
      cell: ({ property_type: type, step }) => (
        <span className="flex flex-wrap gap-2">
          <Badge>{labels.type(type)}</Badge>
          <Badge tone="green">{labels.forSale}</Badge>
          {isOwnApi() && <StepBadge step={step} />}
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
    {
      key: "actions",
      header: t("list.actions"),
      cell: (submission) => (
        <span className="flex">
          <IconButton
            label={t("sell.previewOf", { name: submission.propert_title })}
            onClick={() => onPreview(submission.id)}
          >
            <Clock aria-hidden />
          </IconButton>
          <DeleteAction
            label={t("sell.deleteOf", { name: submission.propert_title })}
            onClick={() => onDelete(submission)}
          />
        </span>
      ),
    },
  ];
  return columns;
}
