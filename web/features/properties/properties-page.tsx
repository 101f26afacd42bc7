import { useRevalidator } from "react-router";
import type { PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import type { SitePicture } from "#web/pictures/site-picture.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { PageHero } from "#web/ui/page-hero.tsx";
import { useLoadingPath } from "#web/ui/page-link.tsx";
import { useResultsFocus } from "#web/ui/use-results-focus.ts";
import { listPaths } from "./list-paths.ts";
import { PropertyFilters } from "./property-filters.tsx";
import { PropertyListing } from "./property-listing.tsx";

type Props = Readonly<{
  listing: ListingType;
  title: string;
  lead: string;
  picture: SitePicture;
  address: PropertyListAddress;
  page: PropertyListingPage | null;
}>;

/** The Buy and Rent pages. */
export function PropertiesPage({ listing, title, lead, picture, address, page }: Props) {
  const loadingPath = useLoadingPath();
  return (
    <>
      <PageHero title={title} lead={lead} picture={picture} />
      <div className="page-width pt-8">
        <PropertyFilters
          listing={listing}
          filters={address.filters}
          places={page?.locations ?? []}
          listedTypes={page?.types ?? []}
        />
        <div aria-busy={loadingPath === listPaths[listing]} className="aria-busy:opacity-60">
          {page ? <PropertyListing listing={listing} view={address.view} page={page} /> : <FailedListing />}
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
