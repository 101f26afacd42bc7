/** Pages that are there whatever the database holds. `lists` says what a change of which makes them new. */
export const publicPages = [
  { path: "/", lists: "properties" },
  { path: "/buy", lists: "properties" },
  { path: "/sell", lists: null },
  { path: "/rent", lists: "properties" },
  { path: "/projects", lists: "projects" },
  { path: "/others", lists: null },
  { path: "/about", lists: null },
  { path: "/contact", lists: null },
] as const;
