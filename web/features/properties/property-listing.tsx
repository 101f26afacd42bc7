import type { ListingType } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import type { Listing } from "#domain/site-data.ts";
import { EmptyPropertiesArt } from "#web/art/late.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { PropertyGrid } from "./property-grid.tsx";

const home: Record<ListingType, string> = { sale: "/buy", rent: "/rent" };

type Props = Readonly<{ listing: ListingType; page: Listing<Property> }>;

/** The result line, the cards or why there are none, and the way to more. */
export function PropertyListing({ listing, page }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <p role="status" className="my-6 text-ink-soft">
        {t("properties.showing", { shown: format.number(page.matching), total: format.number(page.total) })}
      </p>
      {page.results.length === 0 ? (
        <EmptyState
          art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
          title={t("properties.empty.title")}
          text={t("properties.empty.text")}
        >
          <ButtonLink to={home[listing]} look="secondary">
            {t("properties.filters.clear")}
          </ButtonLink>
        </EmptyState>
      ) : (
        <PropertyGrid properties={page.results} hasPriority />
      )}
      <Pagination page={page.page} pages={page.pages} />
    </>
  );
}
