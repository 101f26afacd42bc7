import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import { publicPages } from "./public-pages.ts";

/** The changes that invalidate a cached page. Every change invalidates a page that is unknown here. */
export function cacheTags(path: string): readonly ChangeTag[] {
  const [, kind, id] = /^\/(property|project)\/(\d+)$/.exec(path) ?? [];
  if (kind === "property" || kind === "project") return rowTags(kind, Number(id));
  const page = publicPages.find((publicPage) => publicPage.path === path);
  if (!page) return ["properties", "projects"];
  return page.lists === null ? [] : [page.lists];
}
