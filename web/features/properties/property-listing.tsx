import type { ReactNode } from "react";
import type { PropertyListingPage } from "#domain/site/site-data.ts";
import { EmptyPropertiesArt } from "#web/art/deferred-drawings.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ResultsHeading } from "#web/ui/results-heading.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { PropertyGrid } from "./property-grid.tsx";

type Props = Readonly<{
  path: string;
  page: PropertyListingPage;
  /** Beside the heading. */
  tools: ReactNode;
  /** Below the heading. */
  chips: ReactNode;
  /** Shown if nothing matches. */
  advice: ReactNode;
}>;

export function PropertyListing({ path, page, tools, chips, advice }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <ResultsHeading tools={tools}>
        {t("properties.showing", {
          shown: format.count(page.matching, page.isExact),
          total: format.number(page.total),
        })}
      </ResultsHeading>
      {chips}
      {page.results.length === 0 ? (
        <>
          <EmptyState
            art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
            title={t("properties.empty.title")}
            text={t("properties.empty.text")}
          >
            <ResultsLink to={path} className={buttonClass("secondary")}>
              {t("properties.filters.clear")}
            </ResultsLink>
          </EmptyState>
          {advice}
          {page.nearby.length > 0 && (
            <section aria-labelledby="nearby" className="pt-8">
              <h2 id="nearby" className="mb-6 text-2xl">
                {t("properties.empty.nearby")}
              </h2>
              <PropertyGrid properties={page.nearby} />
            </section>
          )}
        </>
      ) : (
        <PropertyGrid properties={page.results} hasPriority />
      )}
      <Pagination page={page.page} pages={page.pages} hasResultsHeading />
    </>
  );
}
