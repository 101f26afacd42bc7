import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { importLimits } from "#domain/imports/import.ts";
import { fileProblem } from "./file-problem.ts";

/** A post, page or attachment of an export. */
export type WordpressPost = Readonly<{
  line: number;
  /** The texts of its elements, such as `title` and `wp:post_id`. */
  texts: ReadonlyMap<string, string>;
  /** Its fields; a name may occur several times. */
  meta: readonly Readonly<{ key: string; value: string }>[];
  /** Terms of taxonomies, such as `property_type`. */
  terms: readonly Readonly<{ taxonomy: string; name: string }>[];
}>;

type OpenPost = {
  line: number;
  texts: Map<string, string>;
  meta: { key: string; value: string }[];
  terms: { taxonomy: string; name: string }[];
};

const maxTextLength = 1024 * 1024;

/**
 * IM2: reads an export (WXR) post by post, from the disk and in bounded memory. A document type is refused: it could declare entities that
 * grow without end or name other files, and WordPress writes none.
 */
export async function readPosts(path: string, onPost: (post: WordpressPost) => void): Promise<void> {
  const parser = new SaxesParser();
  let post: OpenPost | undefined;
  let taxonomy = "";
  let metaKey = "";
  let text = "";
  let depth = 0;
  let isExport = false;
  const lineNow = () => parser.line;

  parser.on("doctype", () => {
    throw fileProblem("xml_entities", lineNow());
  });
  parser.on("error", () => {
    throw fileProblem(depth > 0 && parser.closed ? "cut_off" : "xml", lineNow());
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    text = "";
    if (depth === 1 && name !== "rss") throw fileProblem("not_wordpress", lineNow());
    if (name === "item") post = { line: lineNow(), texts: new Map(), meta: [], terms: [] };
    if (name === "category") taxonomy = String(attributes.domain ?? "");
  });
  const addText = (more: string) => {
    if (text.length + more.length > maxTextLength) throw fileProblem("cell_too_long", lineNow());
    text += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    if (name === "wp:wxr_version") isExport = true;
    if (!post) return;
    if (name === "item") {
      onPost(post);
      post = undefined;
    } else if (name === "category") post.terms.push({ taxonomy, name: text.trim() });
    else if (name === "wp:meta_key") metaKey = text.trim();
    else if (name === "wp:meta_value") post.meta.push({ key: metaKey, value: text });
    else if (!post.texts.has(name)) post.texts.set(name, text);
    text = "";
  });

  let bytes = 0;
  for await (const chunk of createReadStream(path, { encoding: "utf8" }) as AsyncIterable<string>) {
    bytes += chunk.length;
    if (bytes > importLimits.wxrBytes) throw fileProblem("too_many_rows", lineNow());
    parser.write(chunk);
  }
  if (depth > 0) throw fileProblem("cut_off", lineNow());
  parser.close();
  if (!isExport) throw fileProblem("not_wordpress");
}
