import { maxLengths } from "#domain/max-lengths.ts";
import { PublicForm } from "#web/forms/public-form.tsx";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { BookingFields } from "./booking-fields.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { type EnquiryFormProps, useEnquiryForm } from "./use-enquiry-form.ts";
import { VisitFields } from "./visit-fields.tsx";

/** The style sheet shows day and time if a visit is chosen, so that the form works without JavaScript. */
export function EnquiryFields(props: EnquiryFormProps) {
  const { t } = useEnquiryTranslation();
  const { state, form, onKindChange, isVisitChosen, freeDays } = useEnquiryForm(props);
  const { field } = state;
  const { hours, isBookingOn } = props.visits;
  const day = field("visit_day");
  return (
    <div className="group">
      <PublicForm state={state} sheet={props.sheet} submitLabel={t("submit")} isCompact>
        <KindChoice field={field("kind")} onChoose={onKindChange} />
        <div className="hidden group-has-[[value=visit]:checked]:block">
          {isBookingOn ? (
            <BookingFields
              propertyId={props.propertyId}
              isChosen={isVisitChosen}
              given={freeDays}
              day={{ ...day, defaultValue: form.getValues("visit_day") ?? day.defaultValue }}
              slot={field("visit_slot")}
              clearSlot={() => form.setValue("visit_slot", "")}
            />
          ) : (
            <VisitFields
              hours={hours}
              day={field("visit_on")}
              time={field("visit_time")}
              setTime={(time) => form.setValue("visit_time", time)}
            />
          )}
        </div>
        <FormRow>
          <TextField
            label={t("fields.name")}
            autoComplete="name"
            required
            maxLength={maxLengths.name}
            {...field("name")}
          />
          <TextField
            label={t("fields.contact")}
            autoComplete="tel"
            required
            maxLength={maxLengths.email}
            {...field("contact")}
          />
        </FormRow>
        <TextareaField
          label={t("fields.message")}
          rows={3}
          required
          maxLength={maxLengths.text}
          {...field("message")}
        />
      </PublicForm>
    </div>
  );
}
