import { type FormEvent, useRef, useState } from "react";
import { type LeadChange, type LeadDetails, leadChangeSchema, leadStatuses } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useReach } from "#web/admin/session/use-reach.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeLead } from "./lead-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

type Props = Readonly<{ lead: LeadDetails; etag: string | null }>;

/**
 * LE1: the status, the owner and the next step with its day in either calendar. What a colleague changes appears by itself, unless
 * something was typed here: that stays, and is saved only after a look at their change.
 */
export function LeadForm({ lead: current, etag: currentTag }: Props) {
  const { t } = useAdminTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isEdited, setEdited] = useState(false);
  // After a conflict, their change has been shown, and the next save is meant.
  const [hasConflict, setConflict] = useState(false);
  const [shown, setShown] = useState({ lead: current, etag: currentTag, key: 0 });
  if (!isEdited && shown.etag !== currentTag)
    setShown({ lead: current, etag: currentTag, key: shown.key + 1 });
  const { lead } = shown;
  const etag = hasConflict ? currentTag : shown.etag;
  const owners = useOwners();
  const canAssign = useReach("owners") === "all";
  const saving = useLeadAction((change: LeadChange) => changeLead(lead.id, change, etag), {
    onDone() {
      setEdited(false);
      setConflict(false);
      showToast({ tone: "success", title: t("leads.saved") });
    },
    onConflict: () => setConflict(true),
  });
  function save(event: FormEvent) {
    event.preventDefault();
    const values = new FormData(form.current ?? undefined);
    const owner = String(values.get("owner_id") ?? "");
    const read = leadChangeSchema.safeParse({
      status: values.get("status"),
      ...(canAssign && { owner_id: owner === "" ? null : Number(owner) }),
      next_step: values.get("next_step"),
      next_step_on: values.get("next_step_on") || null,
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
      <form key={shown.key} ref={form} onSubmit={save} onInput={() => setEdited(true)} className="grid gap-4">
        <SelectField
          label={t("leads.filters.status")}
          name="status"
          defaultValue={lead.status}
          options={leadStatuses.map((value) => ({ value, label: t(`leads.statuses.${value}`) }))}
        />
        {canAssign && (
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
        )}
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
