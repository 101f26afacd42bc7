import MapPin from "lucide-react/icons/map-pin";
import { detectLanguageTag } from "#domain/text-language.ts";
import { ApiPicture } from "#web/admin/details/api-picture.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { MorePictures } from "#web/admin/details/more-pictures.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { replySubject } from "#web/admin/inbox/reply-subject.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Price } from "#web/ui/price.tsx";
import { SubmissionContact } from "./submission-contact.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";
import { SubmissionPlace } from "./submission-place.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

export function SubmissionDetails({ submission }: { submission: LooseSubmission }) {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  const { propert_title: name, features, custom_features: customFeatures, description } = submission;
  const type = labels.type(submission.property_type);
  return (
    <div className="grid gap-6">
      <div>
        <ApiPicture
          picture={submission.pictures[0]}
          reference={submission.image}
          alt={t("sell.pictureOf", { name })}
          sizes="(min-width: 768px) 45rem, 92vw"
          className="aspect-16/9 w-full rounded-md object-cover"
        />
        <MorePictures pictures={submission.pictures.slice(1)} firstNumber={2} name={name} />
      </div>
      <div>
        <span className="flex flex-wrap gap-2">
          <Badge>{type}</Badge>
          <Badge tone="green">{labels.forSale}</Badge>
        </span>
        <p lang={detectLanguageTag(name)} className="mt-2 font-semibold text-xl leading-title wrap-anywhere">
          {name}
        </p>
        <p className="mt-1 flex items-start gap-1.5 text-ink-soft">
          <MapPin aria-hidden className="mt-[0.3em] size-4 shrink-0" />
          <span className="wrap-anywhere">{submission.property_location}</span>
        </p>
        <Price amount={submission.property_price} size="2xl" className="mt-2" />
      </div>
      <Facts>
        <SubmissionPlace submission={submission} />
        <Fact label={t("sell.facts.type")}>{type}</Fact>
        <Fact label={t("sell.facts.listing")}>{labels.forSale}</Fact>
        <Fact label={t("sell.facts.bedrooms")}>{labels.number(submission.no_of_bedrooms)}</Fact>
        <Fact label={t("sell.facts.bathrooms")}>{labels.number(submission.no_of_bathrooms)}</Fact>
        <Fact label={t("sell.facts.area")}>{labels.area(submission.area)}</Fact>
        <SubmissionFacts submission={submission} />
        <Fact label={t("sell.facts.submitted")}>
          <DateTimeText iso={submission.created_at} hasOtherCalendar />
        </Fact>
      </Facts>
      {features.length > 0 && (
        <DetailSection title={t("sell.detail.features")}>
          <FeatureList features={features} />
        </DetailSection>
      )}
      {customFeatures.length > 0 && (
        <DetailSection title={t("sell.detail.customFeatures")}>
          <FeatureList features={customFeatures} />
        </DetailSection>
      )}
      <DetailSection title={t("sell.detail.description")}>
        <p lang={detectLanguageTag(description)} className="whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      </DetailSection>
      <DetailSection title={t("sell.detail.contact")}>
        <SubmissionContact
          name={submission.name}
          email={submission.email}
          phone={submission.phone_no}
          subject={replySubject(name)}
        />
      </DetailSection>
    </div>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {features.map((feature) => (
        <li key={feature} className="min-w-0">
          <Badge>{feature}</Badge>
        </li>
      ))}
    </ul>
  );
}
