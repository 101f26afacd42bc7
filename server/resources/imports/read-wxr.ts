import { readChoice } from "#domain/imports/choice-words.ts";
import { importLimits } from "#domain/imports/import.ts";
import { fileProblem } from "./file-problem.ts";
import type { FileLine, FileTable } from "./file-table.ts";
import { htmlToText, readMetaValues } from "./wordpress-meta.ts";
import { readPosts, type WordpressPost } from "./wordpress-posts.ts";

/** The fields of Houzez and RealHomes that are read as they are; both themes name them alike. */
const themeFields = [
  "price",
  "size",
  "bedrooms",
  "bathrooms",
  "garage",
  "year",
  "year_built",
  "location",
] as const;
const prefixes = ["fave_property_", "REAL_HOMES_property_"] as const;
const pictureFields = ["fave_property_images", "REAL_HOMES_property_images", "_thumbnail_id"];
const hiddenStatuses = ["trash", "auto-draft", "inherit"];

type Listing = Readonly<{ line: number; cells: ReadonlyMap<string, string>; pictureIds: readonly string[] }>;

/** IM2: the listings of a WordPress export as a table, whose columns are named like the theme's fields. */
export async function readWxr(path: string): Promise<FileTable> {
  const listings: Listing[] = [];
  /** The path below `wp-content/uploads` by the attachment's id. */
  const attachments = new Map<string, string>();
  await readPosts(path, (post) => {
    const type = post.texts.get("wp:post_type");
    if (type === "attachment") attachments.set(idOf(post), uploadPathOf(post));
    if (type !== "property" || hiddenStatuses.includes(post.texts.get("wp:status") ?? "")) return;
    if (listings.push(readListingPost(post)) > importLimits.rows)
      throw fileProblem("too_many_rows", post.line);
  });
  if (listings.length === 0) throw fileProblem("no_listings");
  const names = new Set(listings.flatMap(({ cells }) => [...cells.keys()]));
  const headers = [...names, "post_pictures"];
  const rows = listings.map(({ line, cells, pictureIds }): FileLine => {
    const pictures = [...new Set(pictureIds)].flatMap((id) => attachments.get(id) ?? []);
    const all = new Map([...cells, ["post_pictures", pictures.join("; ")]]);
    return { line, cells: headers.map((header) => all.get(header) ?? "") };
  });
  return { headers, rows };
}

function idOf({ texts }: WordpressPost): string {
  return texts.get("wp:post_id")?.trim() ?? "";
}

function uploadPathOf({ texts, meta }: WordpressPost): string {
  const [file] = meta.filter(({ key }) => key === "_wp_attached_file").map(({ value }) => value.trim());
  const [, path] = /\/uploads\/(.+)$/.exec(texts.get("wp:attachment_url") ?? "") ?? [];
  return file || decodePath(path ?? "");
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function readListingPost(post: WordpressPost): Listing {
  const values = new Map<string, string[]>();
  for (const { key, value } of post.meta)
    values.set(key, [...(values.get(key) ?? []), ...readMetaValues(value)]);
  const first = (key: string) => values.get(key)?.[0] ?? "";
  const cells = new Map<string, string>();
  const add = (name: string, text: string) => {
    if (text !== "") cells.set(name, text);
  };
  add("post_reference", prefixes.map((prefix) => first(`${prefix}id`)).find(Boolean) ?? `wp-${idOf(post)}`);
  add("post_title", htmlToText(post.texts.get("title") ?? ""));
  add("post_content", htmlToText(post.texts.get("content:encoded") ?? ""));
  add("post_link", post.texts.get("link")?.trim() ?? "");
  addTerms(post, add);
  for (const prefix of prefixes) {
    for (const name of themeFields) add(prefix + name, first(prefix + name));
    addLand(prefix, first, add);
  }
  add("post_address", addressOf(post, first));
  const featured = ["fave_featured", "REAL_HOMES_featured"].map(first).find(Boolean) ?? "";
  add("post_featured", featured);
  return { line: post.line, cells, pictureIds: pictureFields.flatMap((key) => values.get(key) ?? []) };
}

type Add = (name: string, text: string) => void;

/** Themes call "for sale" and "sold" the same taxonomy. */
function addTerms(post: WordpressPost, add: Add): void {
  const termsOf = (name: string) =>
    post.terms.filter(({ taxonomy }) => taxonomy.replaceAll("-", "_") === name).map((term) => term.name);
  const statuses = termsOf("property_status");
  const offer = statuses.find((term) => readChoice("for_type", term) !== undefined);
  const state = statuses.find((term) => term !== offer && readChoice("status", term) !== undefined);
  add("property_type", termsOf("property_type")[0] ?? "");
  add("property_status", offer ?? statuses.find((term) => term !== state) ?? "");
  add("post_status", state ?? post.texts.get("wp:status")?.trim() ?? "");
  add("property_feature", termsOf("property_feature").join("; "));
}

/** "4" with the unit "Aana" in a field of its own. */
function addLand(prefix: (typeof prefixes)[number], first: (key: string) => string, add: Add): void {
  const name = prefix === "fave_property_" ? `${prefix}land` : `${prefix}lot_size`;
  add(name, [first(name), first(`${name}_postfix`)].filter(Boolean).join(" "));
}

/** The line of the map, else the street with the terms of its place. */
function addressOf(post: WordpressPost, first: (key: string) => string): string {
  const line = first("fave_property_map_address") || first("REAL_HOMES_property_address");
  if (line !== "") return line;
  const places = ["property_area", "property_city"].flatMap((name) =>
    post.terms.filter(({ taxonomy }) => taxonomy.replaceAll("-", "_") === name).map((term) => term.name),
  );
  return [first("fave_property_address"), ...places].filter(Boolean).join(", ");
}
