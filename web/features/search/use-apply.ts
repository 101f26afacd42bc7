import type { FilterName, PropertyListAddress } from "#domain/properties/filters.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { useResultsSearch } from "#web/ui/use-results-search.ts";

const load = () => import("./form-address.ts");

export type AddedValue = readonly [name: "place" | "type", value: string];

/** Opens the results of a form that has fields for the named filters. The code that reads it loads on first use. */
export function useApply(listing: ListingType, address: PropertyListAddress) {
  const search = useResultsSearch(listPaths[listing]);
  return async (form: HTMLFormElement, names: readonly FilterName[], added?: AddedValue) => {
    const fields = [...new FormData(form)];
    if (added) {
      const [name, value] = added;
      // A value is added to those of a filter that has no field here.
      const others = names.includes(name) ? [] : (address.filters[name] ?? []);
      fields.push(...[...others, value].map((one): [string, string] => [name, one]));
    }
    const module = await load().catch(() => undefined);
    // The server reads a plain form, too.
    if (!module) return form.submit();
    const filters = module.readFormFilters(fields, names, address.filters, listing);
    search(module.shortestParameters(filters, address));
  };
}
