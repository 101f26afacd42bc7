import { type EnquiryForm, enquiryFormSchema, type VisitChoice } from "#domain/enquiries/enquiry-form.ts";
import type { SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import { type FreeDay, takenSlotSchema } from "#domain/visits/free-times.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { sendEnquiry } from "#web/api/public-forms.ts";
import type { SendForm } from "#web/forms/deferred-submission.ts";
import { formResolver } from "#web/forms/form-resolver.ts";

/** The opening hours are part of the check. DY5: a time that was just taken comes with those that are free now. */
export function createSubmission(
  propertyId: number,
  visits: VisitChoice,
  onReceived: (sent: SentEnquiry) => void,
  onFreeDays: (days: readonly FreeDay[]) => void,
) {
  const send: SendForm<EnquiryForm> = async (form, _picture, ...rest) => {
    try {
      onReceived(await sendEnquiry({ ...form, property_id: propertyId }, ...rest));
    } catch (error) {
      const taken = takenSlotSchema.safeParse(toCallFailure(error).problem?.current).data;
      if (taken) onFreeDays(taken.free_times);
      throw error;
    }
  };
  return { resolver: formResolver(enquiryFormSchema(visits)), send };
}
