import type { PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { useResultsSearch } from "#web/ui/use-results-search.ts";
import { loadParts } from "./deferred-parts.ts";
import { rowFilters } from "./filter-options.ts";
import type { AddedValue } from "./read-form.ts";

/** Opens the results of the search form. */
export function useApply(listing: ListingType, address: PropertyListAddress) {
  const search = useResultsSearch();
  return async (form: HTMLFormElement, added?: AddedValue) => {
    const fields = [...new FormData(form)];
    try {
      const { formAddress } = await (await loadParts()).loadFormReader();
      const { asked, parameters } = formAddress(fields, rowFilters, address, listing, added);
      search(listPaths[asked], parameters);
    } catch {
      // The server reads plain forms, too.
      form.submit();
    }
  };
}
