import { useTranslation } from "react-i18next";
import { data, useRevalidator } from "react-router";
import { readPageNumber } from "#domain/paging.ts";
import { readPropertyFilters } from "#domain/properties/filters.ts";
import { ErrorArt } from "#web/art/error.tsx";
import { PageHead } from "#web/features/chrome/page-head.tsx";
import { PropertyFilters } from "#web/features/properties/property-filters.tsx";
import { PropertyListing } from "#web/features/properties/property-listing.tsx";
import { siteContext } from "#web/site-context.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/buy.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const filters = readPropertyFilters(searchParams, "sale");
  try {
    const listing = await site.data.listProperties("sale", filters, readPageNumber(searchParams));
    return data({ filters, listing });
  } catch (error) {
    site.report(error);
    return data({ filters, listing: null }, { status: 503 });
  }
}

export default function Buy({ loaderData: { filters, listing } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  return (
    <div className="page-width py-10">
      <PageHead title={t("properties.buyTitle")} description={t("properties.buyDescription")} />
      <h1>{t("properties.buyTitle")}</h1>
      <p className="mt-2 mb-8 max-w-text text-lg text-ink-soft">{t("properties.buyLead")}</p>
      <PropertyFilters listing="sale" filters={filters} places={listing?.locations ?? []} />
      {listing ? (
        <PropertyListing of="sale" listing={listing} />
      ) : (
        <EmptyState
          art={<ErrorArt className="h-44 w-auto text-ink" />}
          title={t("properties.failed")}
          text={t("states.failedText")}
        >
          <Button look="secondary" onClick={() => revalidate()}>
            {t("states.retry")}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
