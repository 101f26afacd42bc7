import Eye from "lucide-react/icons/eye";
import { toPendingProperty } from "#domain/sell/pending-property.ts";
import { detectLanguageTag } from "#domain/text-language.ts";
import { ApiPicture } from "#web/admin/details/api-picture.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Price } from "#web/ui/price.tsx";
import { SubmissionContact } from "./submission-contact.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

type Props = Readonly<{
  submission: LooseSubmission | undefined;
  onViewDetails: () => void;
  onClose: () => void;
}>;

/** AS1: a submission in the preview shape of a pending property. */
export function PendingDialog({ submission, onViewDetails, onClose }: Props) {
  const { t } = useAdminTranslation();
  const shown = useLastDefined(submission);
  return (
    <Dialog
      isOpen={submission !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("sell.pending.title")}
      size="lg"
      isBodyFocusable
      footer={
        <Button look="secondary" icon={<Eye />} onClick={onViewDetails}>
          {t("sell.view")}
        </Button>
      }
    >
      {shown && <PendingDetails submission={shown} />}
    </Dialog>
  );
}

function PendingDetails({ submission }: { submission: LooseSubmission }) {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  const property = toPendingProperty(submission);
  const { title } = property;
  return (
    <div className="grid gap-6">
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="shrink-0 sm:w-72">
          <ApiPicture
            picture={submission.pictures[0]}
            reference={property.image}
            alt={t("sell.pictureOf", { name: title })}
            sizes="(min-width: 640px) 18rem, 92vw"
            className="aspect-3/2 w-full rounded-md object-cover"
          />
        </div>
        <dl className="grid content-start gap-4">
          <Fact label={t("sell.facts.status")}>
            <Badge tone="yellow">{t(`sell.status.${property.status}`)}</Badge>
          </Fact>
          <Fact label={t("sell.facts.title")}>
            <span lang={detectLanguageTag(title)} className="font-semibold">
              {title}
            </span>
          </Fact>
          <Fact label={t("sell.facts.price")}>
            <Price amount={property.price} />
          </Fact>
        </dl>
      </div>
      <DetailSection title={t("sell.pending.property")}>
        <Facts>
          <Fact label={t("sell.facts.location")}>{property.location}</Fact>
          <Fact label={t("sell.facts.type")}>{labels.type(property.propertyType)}</Fact>
          <Fact label={t("sell.facts.bedrooms")}>{labels.number(property.bedrooms)}</Fact>
          <Fact label={t("sell.facts.bathrooms")}>{labels.number(property.bathrooms)}</Fact>
          <Fact label={t("sell.facts.sqft")}>{labels.number(property.sqft)}</Fact>
          <SubmissionFacts submission={submission} />
          <Fact label={t("sell.facts.submitted")}>
            <DateTimeText iso={property.submissionDate} hasOtherCalendar />
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("sell.pending.description")}>
        <p lang={detectLanguageTag(property.description)} className="whitespace-pre-line wrap-anywhere">
          {property.description}
        </p>
      </DetailSection>
      <DetailSection title={t("sell.pending.contact")}>
        <SubmissionContact
          name={property.contactName}
          email={property.contactEmail}
          phone={property.contactPhone}
          subject={replySubject(title)}
        />
      </DetailSection>
    </div>
  );
}
