const lists = /^\/(?:buy|rent|projects)$/;
const views = /^\/(?:about|(?:property|project)\/[1-9]\d{0,9})?$/;

const listParameters = ["bedrooms", "location", "page", "price", "search", "status", "type"];
/** Stands in the address after a form was posted without JavaScript, so that the page can say thank you. */
export const sentParameter = "sent";
/** The service that a quote is asked for. */
export const serviceParameter = "service";

/** What a public page reads of its address; undefined for all that is no public page. */
export function pageParameters(path: string): readonly string[] | undefined {
  if (lists.test(path)) return listParameters;
  if (path === "/others") return [sentParameter, serviceParameter];
  if (path === "/sell" || path === "/contact") return [sentParameter];
  return views.test(path) ? [] : undefined;
}

/**
 * An address's query in one order, without what the page does not read. Server and browser must show nothing else of it:
 * a page is kept under this, and shared by all whose addresses differ only in the rest.
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
