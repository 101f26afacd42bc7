import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { Hours } from "#domain/enquiries/visit-times.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
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

export type EnquiryFormProps = Readonly<{
  propertyId: number;
  listing: ListingType;
  hours: Hours;
  sheet: FormInstance;
  onReceived: (sent: SentEnquiry) => void;
}>;

export function useEnquiryForm({ propertyId, listing, hours, sheet, onReceived }: EnquiryFormProps) {
  const { t } = useEnquiryTranslation();
  const problemMessages = useProblemMessages();
  const [submission] = useState(() =>
    deferSubmission(async () =>
      (await import("./enquiry-submission.ts")).createSubmission(propertyId, hours, onReceived),
    ),
  );
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const isVisit = sheet.values.kind === "visit";
  const messageOf = (kind: "enquiry" | "visit") => t(`messages.${kind === "visit" ? kind : listing}`);
  const values = {
    ...sheet.values,
    kind: isVisit ? "visit" : "enquiry",
    message: sheet.values.message ?? messageOf(isVisit ? "visit" : "enquiry"),
  };
  const state = usePublicForm({
    form,
    sheet: { ...sheet, values },
    fieldNames,
    submission,
    failed: { title: t("failed.title"), text: t("failed.text") },
    failureText: problemMessages.detail,
  });

  /** A message that was not edited becomes that of the other kind. */
  function onKindChange(kind: "enquiry" | "visit") {
    const otherKind = kind === "visit" ? "enquiry" : "visit";
    if (form.getValues("message") === messageOf(otherKind)) form.setValue("message", messageOf(kind));
  }
  const followEarlyChoice = useEffectEvent(() => onKindChange(form.getValues("kind")));
  // A visitor may have chosen before this code had loaded.
  useEffect(() => followEarlyChoice(), []);
  return { state, form, onKindChange };
}
