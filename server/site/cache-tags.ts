import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";

const tagsByPath: Readonly<Record<string, readonly ChangeTag[]>> = {
  "/": ["properties"],
  "/buy": ["properties"],
  "/rent": ["properties"],
  "/projects": ["projects"],
  "/sell": [],
  "/others": [],
  "/about": [],
  "/contact": [],
};

/** Which changes make a page another one. A page that is not known here is dropped by every change. */
export function cacheTags(path: string): readonly ChangeTag[] {
  const [, kind, id] = /^\/(property|project)\/(\d+)$/.exec(path) ?? [];
  if (kind === "property" || kind === "project") return rowTags(kind, Number(id));
  return (Object.hasOwn(tagsByPath, path) && tagsByPath[path]) || ["properties", "projects"];
}
