import { textPageNames } from "#domain/settings/text-pages.ts";

/** Pages that exist with an empty database, too, and the rows that they list. */
export const publicPages = [
  { path: "/", lists: "properties" },
  { path: "/buy", lists: "properties" },
  { path: "/sell", lists: null },
  { path: "/rent", lists: "properties" },
  { path: "/projects", lists: "projects" },
  { path: "/others", lists: null },
  { path: "/about", lists: null },
  { path: "/contact", lists: null },
  ...textPageNames.map((name) => ({ path: `/${name}`, lists: null })),
] as const;
