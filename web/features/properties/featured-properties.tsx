import type { PropertyCard } from "#domain/properties/property-card.ts";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { useHomeTranslation } from "#web/i18n/home-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ResultsLink } from "#web/ui/results-link.tsx";
import { PropertyGrid } from "./property-grid.tsx";

type Props = Readonly<{ properties: readonly PropertyCard[]; hasListings: boolean }>;

/** HO4 */
export function FeaturedProperties({ properties, hasListings }: Props) {
  const { t } = useHomeTranslation();
  return (
    <section aria-labelledby="featured" className="page-width pt-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="featured">{t("home.featured.title")}</h2>
          <p className="mt-2 text-ink-soft">{t("home.featured.lead")}</p>
        </div>
        {properties.length > 0 && (
          <ResultsLink to="/buy" className={`${buttonClass("quiet")} -mx-2 px-2!`}>
            {t("home.featured.all")}
          </ResultsLink>
        )}
      </div>
      {properties.length > 0 ? (
        <PropertyGrid properties={properties} />
      ) : (
        <EmptyState
          art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
          title={t("home.featured.empty")}
          text={t(hasListings ? "home.featured.emptyText" : "home.featured.noneText")}
        >
          <ButtonLink look="secondary" to={hasListings ? "/buy" : "/contact"}>
            {t(hasListings ? "home.featured.all" : "home.featured.ask")}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
