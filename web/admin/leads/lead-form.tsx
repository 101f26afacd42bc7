import type { Lead } from "#domain/leads/lead.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { DraftOffer } from "#web/admin/editing/draft-offer.tsx";
import { EditorDialogs } from "#web/admin/editing/editor-dialogs.tsx";
import { SaveFailure } from "#web/admin/editing/save-failure.tsx";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import { useLeadForm } from "./use-lead-form.ts";

/** LE1: the status, the owner and the next step with its day in either calendar. */
export function LeadForm({ loaded }: Readonly<{ loaded: TaggedRow<Lead> }>) {
  const { t } = useAdminTranslation();
  const state = useLeadForm(loaded);
  const today = useKathmanduDay() ?? "";
  const stored = state.row?.next_step_on ?? "";
  const { next_step_on: day } = state.values;
  const isPast = day !== stored && /^\d{4}-\d{2}-\d{2}$/.test(day) && day < today;
  return (
    <Card as="section" aria-label={t("leads.work")}>
      <Form ref={state.element} onSubmit={state.submit} className="grid gap-4">
        {state.draftOffer && <DraftOffer {...state.draftOffer} />}
        <SelectField label={t("leads.filters.status")} options={state.statuses} {...state.text("status")} />
        {state.canAssign && (
          <SelectField
            // A select takes a value only once it has its option.
            key={state.owners.length}
            label={t("leads.filters.owner")}
            placeholder={t("leads.noOwner")}
            options={state.owners}
            {...state.text("owner_id")}
          />
        )}
        <TextField
          label={t("leads.nextStep")}
          maxLength={maxLengths.title}
          placeholder={t("leads.nextStepHint")}
          {...state.text("next_step")}
        />
        <div>
          <DateField label={t("leads.nextStepOn")} {...state.text("next_step_on")} />
          {isPast && (
            <p role="status" className="mt-1.5 font-semibold text-sm">
              {t("leads.dayPast")}
            </p>
          )}
        </div>
        {state.failed && <SaveFailure {...state.failed} />}
        <Button type="submit" look={state.isChanged ? "primary" : "secondary"} isBusy={state.isSending}>
          {t("leads.save")}
        </Button>
      </Form>
      <EditorDialogs editor={state} />
    </Card>
  );
}
