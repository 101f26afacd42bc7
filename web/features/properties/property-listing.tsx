import { useTranslation } from "react-i18next";
import type { ListingType, Property } from "#domain/properties/property.ts";
import type { Listing } from "#domain/site-data.ts";
import { EmptyPropertiesArt } from "#web/art/empty-properties.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { PropertyCard } from "./property-card.tsx";

const home: Record<ListingType, string> = { sale: "/buy", rent: "/rent" };

/** The result line, the cards or why there are none, and the way to more. */
export function PropertyListing({ of, listing }: { of: ListingType; listing: Listing<Property> }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <p role="status" className="my-6 text-ink-soft">
        {t("properties.showing", {
          shown: format.number(listing.matching),
          total: format.number(listing.total),
        })}
      </p>
      {listing.results.length === 0 ? (
        <EmptyState
          art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
          title={t("properties.empty.title")}
          text={t("properties.empty.text")}
        >
          <ButtonLink to={home[of]} look="secondary">
            {t("properties.filters.clear")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {listing.results.map((property, index) => (
            <li key={property.id} className="grid">
              <PropertyCard property={property} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={listing.page} pages={listing.pages} />
    </>
  );
}
