import type { ListingType } from "#domain/properties/kinds.ts";
import type { PostedForm } from "#web/forms/posted-form.ts";
import { useAlertTranslation } from "#web/i18n/alert-messages.ts";
import { useAlertPageTranslation } from "#web/i18n/alert-page-messages.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { ArrowLink } from "#web/ui/text-link.tsx";
import { AlertForm } from "./alert-form.tsx";

type Props = Readonly<{
  listing: ListingType;
  query: string;
  /** The search in words. */
  name: string;
  listPath: string;
  isSent: boolean;
  posted: PostedForm | undefined;
}>;

/** VT5: the form of the offer as a page of its own, and what happens next. */
export function AlertRequest({ listing, query, name, listPath, isSent, posted }: Props) {
  const { t } = useAlertTranslation();
  const { t: translatePage } = useAlertPageTranslation();
  return (
    <div className="page-width grid max-w-3xl gap-6 py-section">
      <PageHeading>{t("title")}</PageHeading>
      <p className="wrap-anywhere font-rupee font-semibold">{name}</p>
      {isSent && !posted ? (
        <Notice tone="success" title={t("sent.title")} isAlert>
          {t("sent.text")}
        </Notice>
      ) : (
        <Card as="section">
          <AlertForm listing={listing} query={query} posted={posted} />
        </Card>
      )}
      <ArrowLink to={listPath}>{translatePage("ended.back")}</ArrowLink>
    </div>
  );
}
