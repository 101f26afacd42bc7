import { useRevalidator } from "react-router";
import { hasFilters, type PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { PropertyListing } from "#web/features/properties/property-listing.tsx";
import { FilterChips, NothingFound } from "#web/features/search/deferred-parts.ts";
import { noOptions } from "#web/features/search/filter-options.ts";
import { PropertySearch } from "#web/features/search/property-search.tsx";
import { SortSelect } from "#web/features/search/sort-select.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SitePicture } from "#web/pictures/site-picture.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { ListHero } from "#web/ui/list-hero.tsx";
import { useLoadingPath } from "#web/ui/page-link.tsx";
import { useResultsFocus } from "#web/ui/use-results-focus.ts";

type Props = Readonly<{
  listing: ListingType;
  title: string;
  lead: string;
  picture: SitePicture;
  address: PropertyListAddress;
  page: PropertyListingPage | null;
}>;

/** The Buy and Rent pages. */
export function PropertyList({ listing, title, lead, picture, address, page }: Props) {
  const path = listPaths[listing];
  const isLoading = useLoadingPath() === path;
  const options = page ?? noOptions;
  const search = { listing, address, options };
  return (
    <>
      <ListHero title={title} lead={lead} picture={picture} />
      <div className="page-width pt-4 lg:pt-8">
        <PropertySearch {...search} />
        <div aria-busy={isLoading} className="aria-busy:opacity-60">
          {page ? (
            <PropertyListing
              path={path}
              page={page}
              tools={<SortSelect listing={listing} address={address} />}
              chips={hasFilters(address.filters) && <FilterChips {...search} />}
              advice={<NothingFound {...search} loosened={page.loosened} />}
            />
          ) : (
            <FailedListing />
          )}
        </div>
      </div>
    </>
  );
}

function FailedListing() {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <div ref={useResultsFocus<HTMLDivElement>()} tabIndex={-1} className="outline-none">
      <ErrorState title={t("properties.failed")} onRetry={revalidate} isRetrying={state === "loading"} />
    </div>
  );
}
