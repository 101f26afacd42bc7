import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef } from "react";
import { type LeadChange, type LeadDetails, leadChangeSchema, leadStatuses } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeLead, fetchOwners } from "./lead-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

type Props = Readonly<{ lead: LeadDetails; etag: string | null }>;

/** LE1: the status, the owner and the next step with its day in either calendar. Saved only if nobody else changed them. */
export function LeadForm({ lead, etag }: Props) {
  const { t } = useAdminTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { data: owners = [] } = useQuery({ queryKey: ["leads", "owners"], queryFn: fetchOwners });
  const saving = useLeadAction(
    (change: LeadChange) => changeLead(lead.id, change, etag),
    () => showToast({ tone: "success", title: t("leads.saved") }),
  );
  function save(event: FormEvent) {
    event.preventDefault();
    const values = new FormData(form.current ?? undefined);
    const owner = String(values.get("owner_id") ?? "");
    const read = leadChangeSchema.safeParse({
      status: values.get("status"),
      owner_id: owner === "" ? null : Number(owner),
      next_step: values.get("next_step"),
      next_step_on: values.get("next_step_on"),
    });
    if (read.success) saving.mutate(read.data);
    else showToast({ tone: "error", title: t("leads.dayInvalid") });
  }
  const ownOwner =
    lead.owner_id !== null && !owners.some(({ id }) => id === lead.owner_id)
      ? [{ id: lead.owner_id, username: lead.owner ?? "" }]
      : [];
  return (
    <Card as="section" aria-label={t("leads.work")}>
      <form ref={form} onSubmit={save} className="grid gap-4">
        <SelectField
          label={t("leads.filters.status")}
          name="status"
          defaultValue={lead.status}
          options={leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
        />
        <SelectField
          key={owners.length}
          label={t("leads.filters.owner")}
          name="owner_id"
          defaultValue={lead.owner_id === null ? "" : String(lead.owner_id)}
          placeholder={t("leads.noOwner")}
          options={[...owners, ...ownOwner].map(({ id, username }) => ({
            value: String(id),
            label: username,
          }))}
        />
        <TextField
          label={t("leads.nextStep")}
          name="next_step"
          defaultValue={lead.next_step}
          maxLength={maxLengths.title}
          placeholder={t("leads.nextStepHint")}
        />
        <DateField label={t("leads.nextStepOn")} name="next_step_on" defaultValue={lead.next_step_on ?? ""} />
        <Button type="submit" isBusy={saving.isPending}>
          {t("leads.save")}
        </Button>
      </form>
    </Card>
  );
}
