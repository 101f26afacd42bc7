import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { ListView } from "#domain/list-view.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { usePropertyListTranslation } from "#web/i18n/property-list-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { ListAndMap, ViewSwitch } from "#web/map/list-and-map.tsx";
import { PageRange, Pagination } from "#web/ui/pagination.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { listStateOf } from "./list-position.ts";
import { PropertyGrid } from "./property-grid.tsx";

type Props = Readonly<{
  listing: ListingType;
  view: ListView;
  page: PropertyListingPage;
  /** Beside the heading. */
  sort: ReactNode;
  /** Below the heading. */
  chips: ReactNode;
  /** Shown if nothing matches. */
  advice: ReactNode;
  /** VT5: below the results. */
  alert: ReactNode;
}>;

export function PropertyListing({ listing, view, page, sort, chips, advice, alert }: Props) {
  const { t } = usePropertyListTranslation();
  const format = useFormat();
  const listState = listStateOf(listPaths[listing] + useLocation().search, page);
  return (
    <>
      <ResultsHeading
        range={view !== "map" && <PageRange page={page} />}
        tools={
          <>
            <ViewSwitch view={view} />
            {sort}
          </>
        }
      >
        {t("showing", {
          shown: format.count(page.matching, page.isExact),
          total: format.number(page.total),
        })}
      </ResultsHeading>
      {chips}
      <ListAndMap view={view} kind={listing} matching={page.isExact ? page.matching : null}>
        {page.results.length === 0 ? (
          <>
            {advice}
            {view !== "map" && alert}
            {page.nearby.length > 0 && (
              <section aria-labelledby="nearby" className="pt-8">
                <h2 id="nearby" className="mb-6 text-2xl">
                  {t("nearby")}
                </h2>
                <PropertyGrid properties={page.nearby} />
              </section>
            )}
          </>
        ) : (
          <>
            <PropertyGrid properties={page.results} hasPriority listState={listState} />
            {view !== "map" && alert}
          </>
        )}
        <Pagination page={page.page} pages={page.pages} hasResultsHeading />
      </ListAndMap>
      {view === "map" && alert}
    </>
  );
}
