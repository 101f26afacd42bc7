import { useId } from "react";
import { languages } from "#domain/language.ts";
import { officeChannels } from "#domain/leads/lead-kind.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { EditorForm } from "#web/admin/editing/editor-form.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { DateField } from "#web/ui/date-field.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { ListingField } from "./listing-field.tsx";
import { useAddLead } from "./use-add-lead.ts";

type Props = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** LE1: adds a lead of someone who came to the office or called. */
export function AddLeadDialog({ isOpen, onClose }: Props) {
  const { t } = useAdminTranslation();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={t("leads.add.title")}>
      {(footer) => <AddLeadForm footer={footer} onClose={onClose} />}
    </FormDialog>
  );
}

function AddLeadForm({ footer, onClose }: Readonly<{ footer: HTMLElement | null; onClose: () => void }>) {
  const { t } = useAdminTranslation();
  const state = useAddLead(onClose);
  const { text } = state;
  return (
    <EditorForm id={useId()} editor={state} footer={footer} saveLabel={t("leads.add.save")}>
      <FormGroup title={t("leads.add.who")} help={t("leads.add.whoHelp")}>
        <FormRow>
          <SelectField
            label={t("leads.add.channel")}
            options={officeChannels.map((value) => ({ value, label: t(`leads.add.channels.${value}`) }))}
            {...text("channel")}
          />
          <TextField label={t("leads.add.name")} maxLength={maxLengths.name} {...text("name")} />
        </FormRow>
        <FormRow>
          <TextField
            label={t("leads.add.phone")}
            type="tel"
            autoComplete="off"
            maxLength={maxLengths.word}
            {...text("phone")}
          />
          <TextField
            label={t("leads.add.email")}
            type="email"
            autoComplete="off"
            maxLength={maxLengths.email}
            {...text("email")}
          />
        </FormRow>
        <SelectField
          label={t("leads.add.language")}
          options={languages.map((value) => ({ value, label: t(`leads.reply.languages.${value}`) }))}
          className="sm:w-1/2 sm:pr-2.5"
          {...text("language")}
        />
      </FormGroup>
      <FormGroup title={t("leads.add.what")} help={t("leads.add.whatHelp")}>
        <TextareaField label={t("leads.add.text")} rows={4} maxLength={maxLengths.text} {...text("text")} />
        <ListingField
          id={state.values.property_id}
          name={state.values.property_name}
          message={text("property_id").message}
          onChange={state.setListing}
        />
      </FormGroup>
      <FormGroup title={t("leads.add.next")} help={t("leads.add.nextHelp")}>
        {state.canAssign && (
          <SelectField
            // A select takes a value only once it has its option.
            key={state.owners.length}
            label={t("leads.filters.owner")}
            placeholder={t("leads.noOwner")}
            options={state.owners}
            className="sm:w-1/2 sm:pr-2.5"
            {...text("owner_id")}
          />
        )}
        <FormRow>
          <TextField
            label={t("leads.nextStep")}
            maxLength={maxLengths.title}
            placeholder={t("leads.nextStepHint")}
            {...text("next_step")}
          />
          <DateField label={t("leads.nextStepOn")} {...text("next_step_on")} />
        </FormRow>
      </FormGroup>
    </EditorForm>
  );
}
