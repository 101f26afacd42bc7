import { alertQuery } from "#domain/alerts/alert-query.ts";
import type { PropertyFilters } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useAlertTranslation } from "#web/i18n/alert-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { AlertForm } from "./alert-form.tsx";

type Props = Readonly<{ listing: ListingType; filters: PropertyFilters }>;

/** VT5: below the results of a list. It opens without JavaScript, too. */
export function AlertOffer({ listing, filters }: Props) {
  const { t } = useAlertTranslation();
  const query = alertQuery(filters);
  return (
    <details className="group mt-8 rounded-lg border border-line bg-surface print:hidden">
      <summary className="touch flex cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 font-semibold hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
        <Icon name="bell" className="size-5 shrink-0 text-indigo" />
        {t("title")}
        <Icon
          name="chevron-down"
          className="ml-auto size-5 shrink-0 text-ink-soft transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:px-5">
        <AlertForm key={query} listing={listing} query={query} />
      </div>
    </details>
  );
}
