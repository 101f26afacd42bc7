import { maxLengths } from "#domain/max-lengths.ts";
import { urgencyKeys } from "#domain/service-requests/services.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { PublicForm } from "#web/forms/public-form.tsx";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { FormGroup } from "#web/ui/form-group.tsx";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { useKathmanduDay } from "#web/ui/use-kathmandu-day.ts";
import type { ChosenService, OfferedService } from "./chosen-service.ts";
import { useQuoteForm } from "./use-quote-form.ts";

type Props = Readonly<{
  services: readonly OfferedService[];
  chosen: ChosenService;
  sheet: FormInstance;
}>;

/** OT2. */
export function QuoteFields({ services, chosen, sheet }: Props) {
  const { t } = useServicesTranslation();
  const { t: site } = useTranslation();
  const today = useKathmanduDay();
  const state = useQuoteForm(chosen, sheet);
  const { field, picture } = state;
  return (
    <PublicForm state={state} sheet={sheet} submitLabel={t("services.submit")}>
      <FormGroup title={t("services.groups.work")} help={t("services.groups.workHelp")}>
        <FormRow>
          <SelectField
            label={t("services.fields.service")}
            placeholder={site("ui.choose")}
            required
            options={services.map(({ id, name }) => ({ value: id, label: name }))}
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
            {...picture}
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
          <DateField label={t("services.fields.preferredDate")} min={today} {...field("preferredDate")} />
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
    </PublicForm>
  );
}
