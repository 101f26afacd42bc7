import { mailLink, phoneLink } from "#web/admin/details/contact-links.ts";
import { Fact, Facts } from "#web/admin/details/facts.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { TextAnchor } from "#web/ui/text-link.tsx";
import { useSubmissionLabels } from "./use-submission-labels.ts";

type Props = Readonly<{ name: string; email: string; phone: string | null; subject: string }>;

export function SubmissionContact({ name, email, phone, subject }: Props) {
  const { t } = useAdminTranslation();
  const labels = useSubmissionLabels();
  return (
    <Facts>
      <Fact label={t("sell.facts.name")}>{name}</Fact>
      <Fact label={t("sell.facts.email")}>
        <TextAnchor href={mailLink(email, subject)}>{email}</TextAnchor>
      </Fact>
      <Fact label={t("sell.facts.phone")}>
        {phone && <TextAnchor href={phoneLink(phone)}>{labels.phone(phone)}</TextAnchor>}
      </Fact>
    </Facts>
  );
}
