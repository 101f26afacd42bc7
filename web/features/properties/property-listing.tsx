import type { ListingType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Listing } from "#domain/site/site-data.ts";
import { EmptyPropertiesArt } from "#web/art/deferred-drawings.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { listPaths } from "./list-paths.ts";
import { PropertyGrid } from "./property-grid.tsx";

type Props = Readonly<{ listing: ListingType; page: Listing<Property> }>;

export function PropertyListing({ listing, page }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <ResultsHeading>
        {t("properties.showing", { shown: format.number(page.matching), total: format.number(page.total) })}
      </ResultsHeading>
      {page.results.length === 0 ? (
        <EmptyState
          art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
          title={t("properties.empty.title")}
          text={t("properties.empty.text")}
        >
          <ResultsLink to={listPaths[listing]} className={buttonClass("secondary")}>
            {t("properties.filters.clear")}
          </ResultsLink>
        </EmptyState>
      ) : (
        <PropertyGrid properties={page.results} hasPriority />
      )}
      <Pagination page={page.page} pages={page.pages} hasResultsHeading />
    </>
  );
}
