/** How many rows a page of a list has. Without zod, for pages in the browser. */
export const defaultPageSize = 12;
