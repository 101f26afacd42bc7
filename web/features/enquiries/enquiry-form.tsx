import { useState } from "react";
import type { VisitChoice } from "#domain/enquiries/enquiry-form.ts";
import { readSentEnquiry, type SentEnquiry } from "#domain/enquiries/sent-enquiry.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { FormCard } from "#web/forms/form-card.tsx";
import type { PostedForm } from "#web/forms/posted-form.ts";
import { useEnquiryTranslation } from "#web/i18n/enquiry-messages.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import { WhatHappensNext } from "./what-happens-next.tsx";

type Props = Readonly<{
  propertyId: number;
  listing: ListingType;
  visits: VisitChoice;
  posted: PostedForm | undefined;
  /** The parameter of the URL after the form was posted without JavaScript. */
  sent: string | null;
}>;

/** VT3: a question about a listing, or a wish to see it. */
export function EnquiryForm({ propertyId, listing, visits, posted, sent }: Props) {
  const { t } = useEnquiryTranslation();
  const [received, setReceived] = useState<SentEnquiry | null>(() => (posted ? null : readSentEnquiry(sent)));
  return (
    <div className="mt-10 print:hidden">
      <FormCard
        name={`enquiry-${propertyId}`}
        title={t("title")}
        lead={t("lead")}
        receipt={received && <WhatHappensNext sent={received} onAskAgain={() => setReceived(null)} />}
        posted={posted}
        isSent={false}
        isCompact
      >
        {(sheet) => (
          <EnquiryFields
            propertyId={propertyId}
            listing={listing}
            visits={visits}
            sheet={sheet}
            onReceived={setReceived}
          />
        )}
      </FormCard>
    </div>
  );
}
