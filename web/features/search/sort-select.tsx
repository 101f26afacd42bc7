import { useEffect, useState } from "react";
import { type PropertyListAddress, propertySorts } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { useSearchTranslation } from "#web/i18n/search-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { usePageNavigate } from "#web/ui/page-link.tsx";
import { listAddress } from "./list-address.ts";
import { searchFormId } from "./search-form-id.ts";

type Props = Readonly<{ listing: ListingType; address: PropertyListAddress }>;

/** The focus stays here, because arrow keys choose one after the other. Without JavaScript, it is a field of the search form. */
export function SortSelect({ listing, address }: Props) {
  const { t } = useSearchTranslation();
  const navigate = usePageNavigate();
  const [chosen, setChosen] = useState(address.sort);
  useEffect(() => setChosen(address.sort), [address.sort]);
  const sortBy = (value: string) => {
    const sort = propertySorts.find((one) => one === value) ?? propertySorts[0];
    setChosen(sort);
    void navigate(listAddress(listing, { ...address, page: 1, sort }), { preventScrollReset: true });
  };
  return (
    <span className="flex min-w-0 items-center gap-2 print:hidden">
      <span className="relative block">
        <select
          name="sort"
          form={searchFormId}
          aria-label={t("sort.label")}
          value={chosen}
          onChange={({ currentTarget }) => sortBy(currentTarget.value)}
          className="touch w-full max-w-44 appearance-none truncate rounded-md border border-line-strong bg-surface py-2 pr-8 pl-3 text-sm hover:border-ink sm:max-w-none"
        >
          {propertySorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4 text-ink-soft"
        />
      </span>
      <span className="hidden noscript:inline">
        <Button type="submit" form={searchFormId} look="secondary" size="small">
          {t("sort.apply")}
        </Button>
      </span>
    </span>
  );
}
