import { type EnquiryForm, enquiryFormSchema } from "#domain/enquiries/enquiry-form.ts";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { Hours } from "#domain/enquiries/visit-times.ts";
import { sendEnquiry } from "#web/api/public-forms.ts";
import type { SendForm } from "#web/forms/deferred-submission.ts";
import { formResolver } from "#web/forms/form-resolver.ts";

/** The opening hours are part of the check. */
export function createSubmission(propertyId: number, hours: Hours, onReceived: (sent: SentEnquiry) => void) {
  const send: SendForm<EnquiryForm> = async (form, _picture, ...rest) =>
    onReceived(await sendEnquiry({ ...form, property_id: propertyId }, ...rest));
  return { resolver: formResolver(enquiryFormSchema(hours)), send };
}
