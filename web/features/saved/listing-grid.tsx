import { memo, type ReactNode } from "react";
import type { Property } from "#domain/properties/property.ts";
import type { RememberedListing } from "#domain/saved/remembered-listings.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { RenderCard } from "./render-card.ts";
import { GoneCard, StoredCard } from "./stored-card.tsx";
import { useSummaries } from "./use-summaries.ts";

type Props = Readonly<{
  listings: readonly RememberedListing[];
  renderCard: RenderCard;
  /** Below each card. */
  renderActions?: (listing: RememberedListing, isGone: boolean) => ReactNode;
}>;

/** The stored names at once, and the cards when the listings have been fetched. */
export function ListingGrid({ listings, renderCard, renderActions }: Props) {
  const { t } = useSavedTranslation();
  const { t: site } = useTranslation();
  const { summaries, isFailed, retry } = useSummaries(listings.map(({ id }) => id));
  return (
    <div className="@container">
      {isFailed && (
        <div className="mb-6">
          <Notice tone="warning" title={t("stale")} isAlert>
            <p>{t("staleText")}</p>
            <Button look="secondary" size="small" onClick={retry} className="mt-3">
              {site("ui.retry")}
            </Button>
          </Notice>
        </div>
      )}
      <ul className="grid gap-6 @xl:grid-cols-2 @4xl:grid-cols-3">
        {listings.map((listing) => {
          const property = summaries.get(listing.id);
          return (
            <li key={listing.id} className="grid grid-rows-[1fr_auto] gap-1">
              <ListingCard listing={listing} property={property} renderCard={renderCard} />
              {renderActions?.(listing, property === null)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type CardProps = Readonly<{
  listing: RememberedListing;
  property: Property | null | undefined;
  renderCard: RenderCard;
}>;

/** Choosing listings to compare renders the actions only. */
const ListingCard = memo(({ listing, property, renderCard }: CardProps) => {
  if (property) return renderCard(property);
  return property === null ? <GoneCard listing={listing} /> : <StoredCard listing={listing} />;
});
