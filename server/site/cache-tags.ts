import { comparePath, savedPath } from "#domain/saved/listing-ids.ts";
import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import { publicPages } from "./public-pages.ts";

/** The changes that invalidate a cached page: of the settings, and of what it lists. */
export function cacheTags(path: string): readonly ChangeTag[] {
  return ["settings", ...rowTagsOf(path)];
}

/** ST2: pages with projects show rupees for dollars. VT4: those of properties show costs. Every change invalidates a page that is unknown here. */
function rowTagsOf(path: string): readonly ChangeTag[] {
  const [, kind, id] = /^\/(property|project)\/(\d+)$/.exec(path) ?? [];
  if (kind === "property" || kind === "project") return [...rowTags(kind, Number(id)), "rates"];
  if (path === savedPath || path === comparePath) return ["properties"];
  const page = publicPages.find((publicPage) => publicPage.path === path);
  if (!page) return ["properties", "projects", "rates"];
  if (page.lists === "projects") return ["projects", "rates"];
  return page.lists === null ? [] : [page.lists];
}
