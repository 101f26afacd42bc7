import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { propertyStatuses } from "#domain/properties/kinds.ts";
import type { RowKind } from "#domain/rows/kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ChangeChoice, type NamedChange } from "./change-choice.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import type { Selection } from "./use-selection.ts";

type Props = Readonly<{ kind: RowKind; selection: Selection }>;

/** LE6: sets the status of the selected rows, features them, or deletes them, with one Undo for all. */
export function BulkActions({ kind, selection }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const changing = useBulkChange(kind, selection, () => setAsking(false));
  return (
    <>
      {kind === "properties" && (
        <PropertyChange isBusy={changing.isPending} onApply={(change) => changing.mutate(change)} />
      )}
      <Button look="danger" icon={<Trash2 />} className="ml-auto" onClick={() => setAsking(true)}>
        {t("list.delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("list.bulk.question", { number: format.number(selection.keys.size) })}
        text={t("list.bulk.questionText")}
        confirmLabel={t("list.delete")}
        isDangerous
        isBusy={changing.isPending}
        onConfirm={() => changing.mutate({ is_deleted: true })}
      />
    </>
  );
}

type ChangeProps = Readonly<{ isBusy: boolean; onApply: (change: BulkChange["change"]) => void }>;

function PropertyChange({ isBusy, onApply }: ChangeProps) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const owners = useOwners();
  const changes: readonly NamedChange[] = [
    ...propertyStatuses.map((status) => ({
      value: status,
      label: t("list.bulk.status", { status: site(`properties.status.${status}`) }),
      change: { status },
    })),
    { value: "featured", label: t("list.bulk.featured"), change: { is_featured: true } },
    { value: "plain", label: t("list.bulk.notFeatured"), change: { is_featured: false } },
    ...owners.map(({ id, name }) => ({
      value: `owner-${id}`,
      label: t("list.bulk.owner", { name }),
      change: { owner_id: id },
    })),
    ...(owners.length > 0
      ? [{ value: "owner-none", label: t("list.bulk.noOwner"), change: { owner_id: null } }]
      : []),
  ];
  return <ChangeChoice changes={changes} isBusy={isBusy} onApply={onApply} />;
}
