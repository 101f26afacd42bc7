import { propertyListParameterNames } from "#domain/properties/filters.ts";
import { comparePath, idsParameter, savedPath } from "#domain/saved/listing-ids.ts";

const views = /^\/(?:about|offline|privacy|terms|complaints|licence|project\/[1-9]\d{0,9})?$/;
const propertyPage = /^\/property\/[1-9]\d{0,9}$/;

const projectListParameters = ["search", "location", "status", "type", "bounds", "view", "page"];
/** Set in the URL after a form was posted without JavaScript, so that the page shows a confirmation. */
export const sentParameter = "sent";
/** The service that the quote form preselects. */
export const serviceParameter = "service";

/** The query parameters that a public page reads. Undefined if the path is not a public page. */
export function pageParameters(path: string): readonly string[] | undefined {
  if (path === "/buy" || path === "/rent") return propertyListParameterNames;
  if (path === "/projects") return projectListParameters;
  if (path === "/others") return [sentParameter, serviceParameter];
  if (path === "/sell" || path === "/contact" || propertyPage.test(path)) return [sentParameter];
  if (path === savedPath || path === comparePath) return [idsParameter];
  return views.test(path) ? [] : undefined;
}

/**
 * Returns the query in a fixed order, without parameters that the page does not read. The page cache uses it as its key,
 * so server and browser must not show any other part of the query.
 */
export function knownQuery(
  query: { get(name: string): string | null },
  parameters: readonly string[],
): [name: string, value: string][] {
  return parameters.flatMap((name): [string, string][] => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
}
