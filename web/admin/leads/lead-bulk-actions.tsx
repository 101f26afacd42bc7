import { leadStatuses } from "#domain/leads/lead.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { ChangeChoice, type NamedChange } from "#web/admin/selection/change-choice.tsx";
import { useBulkChange } from "#web/admin/selection/use-bulk-change.ts";
import type { Selection } from "#web/admin/selection/use-selection.ts";

/** LE6: sets the status or, by admins, the owner of the selected leads. */
export function LeadBulkActions({ selection }: Readonly<{ selection: Selection }>) {
  const { t } = useAdminTranslation();
  const changing = useBulkChange("leads", selection);
  const owners = useOwners();
  const changes: readonly NamedChange[] = [
    ...leadStatuses.map((status) => ({
      value: status,
      label: t("list.bulk.status", { status: t(`leads.statuses.${status}`) }),
      change: { lead_status: status },
    })),
    ...owners.map(({ id, name }) => ({
      value: `owner-${id}`,
      label: t("leads.ownerIs", { name }),
      change: { owner_id: id },
    })),
    ...(owners.length > 0
      ? [{ value: "owner-none", label: t("leads.noOwner"), change: { owner_id: null } }]
      : []),
  ];
  return <ChangeChoice changes={changes} isBusy={changing.isPending} onApply={changing.mutate} />;
}
