import MapPin from "lucide-react/icons/map-pin";
import Phone from "lucide-react/icons/phone";
import User from "lucide-react/icons/user";
import { detectLanguageTag } from "#domain/text-language.ts";
import { ApiPicture } from "#web/admin/details/api-picture.tsx";
import { NotGiven } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LeadLink } from "#web/admin/leads/source-leads.tsx";
import { CardActions, type RowActions } from "#web/admin/list/row-actions.tsx";
import { StepBadge } from "#web/admin/publishing/step-badge.tsx";
import { apiHas } from "#web/api/capabilities.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { Price } from "#web/ui/price.tsx";
import { SubmissionRooms } from "./submission-rooms.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

const sizes = "(min-width: 1280px) 25rem, (min-width: 768px) 46vw, 92vw";

type Props = Readonly<{ submission: LooseSubmission; actions: RowActions<LooseSubmission> }>;

export function SubmissionCard({ submission, actions }: Props) {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  const { propert_title: name, phone_no: phone } = submission;
  return (
    <Card as="article" aria-label={name} isPadded={false} className="flex flex-col">
      <div className="relative">
        <ApiPicture
          picture={submission.pictures[0]}
          reference={submission.image}
          alt={t("sell.pictureOf", { name })}
          sizes={sizes}
          className="aspect-16/9 w-full object-cover"
        />
        <span className="absolute top-3 right-3 left-3 flex flex-wrap gap-2">
          <Badge>{labels.type(submission.property_type)}</Badge>
          <Badge tone="green">{labels.forSale}</Badge>
          {apiHas("submissionSteps") && <StepBadge step={submission.step} />}
        </span>
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <div>
          <Price amount={submission.property_price} />
          <h3 lang={detectLanguageTag(name)} className="mt-1 line-clamp-2 text-base wrap-anywhere">
            {name}
          </h3>
          <p className="mt-1 flex items-start gap-1.5 text-ink-soft text-sm">
            <MapPin aria-hidden className="mt-[0.3em] size-4 shrink-0" />
            <span className="line-clamp-2 wrap-anywhere">{submission.property_location}</span>
          </p>
        </div>
        <SubmissionRooms submission={submission} />
        <ul className="grid gap-1 border-line border-t pt-3 text-sm">
          <li className="flex items-center gap-1.5">
            <User aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <span className="truncate">{submission.name}</span>
          </li>
          <li className="figures flex items-center gap-1.5">
            <Phone aria-hidden className="size-4 shrink-0 text-ink-soft" />
            {phone === null ? <NotGiven /> : labels.phone(phone)}
          </li>
        </ul>
        <p
          lang={detectLanguageTag(submission.description)}
          className="line-clamp-2 text-ink-soft text-sm wrap-anywhere"
        >
          {submission.description}
        </p>
        <LeadLink sourceId={submission.id} />
        <CardActions {...actions(submission)} className="pt-1" />
      </div>
    </Card>
  );
}
