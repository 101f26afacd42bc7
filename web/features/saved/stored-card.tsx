import { formatDate } from "#domain/calendar/format-date.ts";
import type { RememberedListing } from "#domain/saved/remembered-listings.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Card } from "#web/ui/card.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Price } from "#web/ui/price.tsx";

type Props = Readonly<{ listing: RememberedListing }>;

/** VT1: what the browser has stored. The price is not of today, so its day is beside it. */
export function StoredCard({ listing }: Props) {
  const { t } = useSavedTranslation();
  const { t: site } = useTranslation();
  const date = formatDate(new Date(listing.fetchedAt).toISOString(), useLanguage());
  return (
    <Card as="article">
      <h3 className="font-sans text-lg font-semibold leading-title tracking-normal">
        <PageLink to={`/property/${listing.id}`} className="hover:underline">
          <LangText>{listing.name}</LangText>
        </PageLink>
      </h3>
      {date !== null && (
        <p className="mt-2 text-ink-soft text-sm">
          {t("asOf", { date })}
          {": "}
          {listing.price > 0 ? (
            <Price
              amount={listing.price}
              size="base"
              hasAmountInWords={false}
              {...(listing.for_type === "rent" && { suffix: site("properties.perMonth") })}
            />
          ) : (
            site("properties.priceOnRequest")
          )}
        </p>
      )}
    </Card>
  );
}

export function GoneCard({ listing }: Props) {
  const { t } = useSavedTranslation();
  return (
    <Card as="article" className="border-dashed bg-transparent shadow-none">
      <h3 className="font-sans text-lg font-semibold leading-title tracking-normal text-ink-soft">
        <LangText>{listing.name}</LangText>
      </h3>
      <p className="mt-2 font-semibold">{t("gone")}</p>
      <p className="text-ink-soft text-sm">{t("goneText")}</p>
    </Card>
  );
}
