import type { ListView } from "#domain/list-view.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Listing } from "#domain/site/site-data.ts";
import { EmptyPropertiesArt } from "#web/art/deferred-drawings.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ListAndMap, ViewSwitch } from "#web/map/list-and-map.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { listPaths } from "./list-paths.ts";
import { PropertyGrid } from "./property-grid.tsx";

type Props = Readonly<{ listing: ListingType; view: ListView; page: Listing<Property> }>;

export function PropertyListing({ listing, view, page }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <ResultsHeading>
          {t("properties.showing", { shown: format.number(page.matching), total: format.number(page.total) })}
        </ResultsHeading>
        <ViewSwitch view={view} />
      </div>
      <ListAndMap view={view} kind={listing}>
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
      </ListAndMap>
    </>
  );
}
