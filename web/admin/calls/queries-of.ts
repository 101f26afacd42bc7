import type { InvalidateQueryFilters } from "@tanstack/react-query";

/** The queries of several resources, by the first part of their keys. */
export function queriesOf(...resources: string[]): InvalidateQueryFilters {
  return { predicate: ({ queryKey: [resource] }) => resources.some((one) => one === resource) };
}
