import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { VisitChoice } from "#domain/enquiries/enquiry-form.ts";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { FreeDay } from "#domain/visits/free-times.ts";
import { deferSubmission } from "#web/forms/deferred-submission.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { usePublicForm } from "#web/forms/use-public-form.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";

/** Maps the API's field names to the form's. */
const fieldNames = {
  name: "name",
  phone: "contact",
  email: "contact",
  message: "message",
  visit_on: "visit_on",
  visit_time: "visit_time",
} as const;
/** A free time is one field of the form. */
const bookingFieldNames = { ...fieldNames, visit_on: "visit_slot", visit_time: "visit_slot" } as const;

export type EnquiryFormProps = Readonly<{
  propertyId: number;
  listing: ListingType;
  visits: VisitChoice;
  sheet: FormInstance;
  onReceived: (sent: SentEnquiry) => void;
}>;

export function useEnquiryForm({ propertyId, listing, visits, sheet, onReceived }: EnquiryFormProps) {
  const { t } = useEnquiryTranslation();
  const problemMessages = useProblemMessages();
  const [freeDays, setFreeDays] = useState<readonly FreeDay[] | undefined>(sheet.posted?.freeDays);
  const [submission] = useState(() =>
    deferSubmission(async () =>
      (await import("./enquiry-submission.ts")).createSubmission(propertyId, visits, onReceived, setFreeDays),
    ),
  );
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const isVisit = sheet.values.kind === "visit";
  const [isVisitChosen, setIsVisitChosen] = useState(isVisit);
  const messageOf = (kind: "enquiry" | "visit") => t(`messages.${kind === "visit" ? kind : listing}`);
  const values = {
    ...sheet.values,
    kind: isVisit ? "visit" : "enquiry",
    message: sheet.values.message ?? messageOf(isVisit ? "visit" : "enquiry"),
  };
  const state = usePublicForm({
    form,
    sheet: { ...sheet, values },
    fieldNames: visits.isBookingOn ? bookingFieldNames : fieldNames,
    submission,
    failed: { title: t("failed.title"), text: t("failed.text") },
    failureText: problemMessages.detail,
  });

  /** A message that was not edited becomes that of the other kind. */
  function onKindChange(kind: "enquiry" | "visit") {
    setIsVisitChosen(kind === "visit");
    const otherKind = kind === "visit" ? "enquiry" : "visit";
    if (form.getValues("message") === messageOf(otherKind)) form.setValue("message", messageOf(kind));
  }
  const followEarlyChoice = useEffectEvent(() => onKindChange(form.getValues("kind")));
  // A visitor may have chosen before this code had loaded.
  useEffect(() => followEarlyChoice(), []);
  return { state, form, onKindChange, isVisitChosen, freeDays };
}
