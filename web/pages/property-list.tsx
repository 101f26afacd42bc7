import type { PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { PropertyListing } from "#web/features/properties/property-listing.tsx";
import { FilterChips, NothingFound, SortSelect } from "#web/features/search/deferred-parts.ts";
import { noOptions } from "#web/features/search/filter-options.ts";
import { PropertySearch } from "#web/features/search/property-search.tsx";
import { afterInteraction } from "#web/hydration/after-interaction.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import type { DecorativePicture } from "#web/pictures/site-picture.ts";
import { ListHero } from "#web/ui/list-hero.tsx";
import { useLoadingPath } from "#web/ui/page-link.tsx";

const AlertOffer = deferHydration(
  afterInteraction(async () => (await import("#web/features/alerts/alert-offer.tsx")).AlertOffer),
);
const FailedListing = deferHydration(async () => (await import("./failed-listing.tsx")).FailedListing);

type Props = Readonly<{
  listing: ListingType;
  title: string;
  lead: string;
  picture: DecorativePicture;
  address: PropertyListAddress;
  page: PropertyListingPage | null;
  /** VT5: alerts are offered only where mails can be sent. */
  hasMail: boolean;
}>;

/** The Buy and Rent pages. */
export function PropertyList({ listing, title, lead, picture, address, page, hasMail }: Props) {
  const isLoading = useLoadingPath() === listPaths[listing];
  const options = page ?? noOptions;
  const search = { listing, address, options };
  return (
    <>
      <ListHero view={address.view} title={title} lead={lead} picture={picture} />
      <div className="page-width pt-4 lg:pt-6">
        <PropertySearch {...search} />
        <div aria-busy={isLoading} className="aria-busy:opacity-60">
          {page ? (
            <PropertyListing
              listing={listing}
              view={address.view}
              page={page}
              sort={<SortSelect listing={listing} address={address} />}
              chips={
                Object.keys(address.filters).length > 0 && (
                  <FilterChips {...search} corrected={page.corrected} />
                )
              }
              advice={
                <NothingFound {...search} relaxedFilters={page.loosened} isUnlisted={page.total === 0} />
              }
              alert={hasMail && <AlertOffer listing={listing} filters={searchedFilters(address, page)} />}
            />
          ) : (
            <FailedListing />
          )}
        </div>
      </div>
    </>
  );
}

/** SR1: with the words that were searched for instead. */
function searchedFilters({ filters }: PropertyListAddress, { corrected }: PropertyListingPage) {
  return corrected === null ? filters : { ...filters, search: corrected };
}
