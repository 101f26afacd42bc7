import Send from "lucide-react/icons/send";
import type { FormEvent } from "react";
import { serviceKeys, urgencyKeys } from "#domain/service-requests/services.ts";
import { maxLengths } from "#domain/text-fields.ts";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormActions, FormRow } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { TrapField } from "#web/ui/trap-field.tsx";
import { type QuoteSheetProps, useQuoteForm } from "./use-quote-form.ts";

type Props = QuoteSheetProps & Readonly<{ onInput: (event: FormEvent<HTMLFormElement>) => void }>;

/** OT2. A plain form that posts itself, without pictures; with JavaScript it goes to the API instead. */
export function QuoteSheet({ onInput, ...props }: Props) {
  const { t } = useFormTranslation();
  const { t: site } = useTranslation();
  const { field, trap, submit, isSending, isProving, reason, pictures } = useQuoteForm(props);
  return (
    <form method="post" action="#form" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <FormGroup title={t("services.groups.work")} help={t("services.groups.workHelp")}>
        <FormRow>
          <SelectField
            label={t("services.fields.service")}
            placeholder={site("ui.choose")}
            required
            options={serviceKeys.map((value) => ({ value, label: t(`services.names.${value}`) }))}
            {...field("service")}
          />
          <SelectField
            label={t("services.fields.urgency")}
            placeholder={site("ui.choose")}
            required
            options={urgencyKeys.map((value) => ({ value, label: t(`services.urgencies.${value}`) }))}
            {...field("urgency")}
          />
        </FormRow>
        <TextareaField
          label={t("services.fields.description")}
          help={t("services.fields.descriptionHelp")}
          rows={5}
          required
          maxLength={maxLengths.text}
          {...field("description")}
        />
        <div className="noscript:hidden">
          <FileField
            label={t("services.fields.pictures")}
            help={t("services.fields.picturesHelp")}
            name="images"
            multiple
            {...pictures}
          />
        </div>
      </FormGroup>
      <FormGroup title={t("services.groups.place")} help={t("services.groups.placeHelp")}>
        <TextField
          label={t("services.fields.address")}
          autoComplete="street-address"
          required
          maxLength={maxLengths.address}
          {...field("address")}
        />
        <FormRow>
          <DateField label={t("services.fields.preferredDate")} {...field("preferredDate")} />
        </FormRow>
      </FormGroup>
      <FormGroup title={t("services.groups.contact")} help={t("services.groups.contactHelp")}>
        <TextField
          label={t("services.fields.name")}
          autoComplete="name"
          required
          maxLength={maxLengths.name}
          {...field("name")}
        />
        <FormRow>
          <TextField
            label={t("services.fields.phone")}
            type="tel"
            autoComplete="tel"
            required
            maxLength={maxLengths.word}
            {...field("phone")}
          />
          <TextField
            label={t("services.fields.email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={maxLengths.email}
            {...field("email")}
          />
        </FormRow>
      </FormGroup>
      <TrapField ref={trap} />
      {isProving && (
        <div className="mb-6">
          <Notice isAnswer>{t("problems.proving")}</Notice>
        </div>
      )}
      {reason && (
        <div className="mb-6">
          <Notice tone="danger" title={t("services.failed.title")}>
            {reason} {t("problems.kept")}
          </Notice>
        </div>
      )}
      <FormActions>
        <Button type="submit" isBusy={isSending} icon={<Send aria-hidden className="size-4" />}>
          {t("services.submit")}
        </Button>
      </FormActions>
    </form>
  );
}
