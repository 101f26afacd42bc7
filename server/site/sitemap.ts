import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { maxRowId } from "#domain/row-id.ts";
import type { Texts } from "#domain/settings/page-texts.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import { publicPages } from "./public-pages.ts";
import { hasMoreVisibleRows, lastCreatedAt, readEntries, sitemapFileNumbers } from "./sitemap-rows.ts";
import { type SitemapEntry, sitemapIndex, urlElements, urlsetEnd, urlsetStart } from "./sitemap-xml.ts";

const maxUrlsPerFile = 10_000;
/** A row has a URL in each of the two languages. */
const idsPerFile = maxUrlsPerFile / 2;
const maxRowsInSingleFile = idsPerFile - publicPages.length;
const maxChunkLength = 64 * 1024;

const fileParams = z.object({ file: z.string() });

/** /sitemap.xml lists all pages; above `maxUrlsPerFile` it is an index of files that list them. */
export function sitemapRoutes(
  app: App,
  database: Database,
  publicUrl: string,
  settings: CurrentSettings,
): void {
  app.get(
    "/sitemap.xml",
    { config: { access: "public" }, schema: { hide: true } },
    async (_request, reply) => {
      if (await hasMoreVisibleRows(database, maxRowsInSingleFile))
        return sendXml(reply, await buildIndex(database, publicUrl));
      const pages = await pageEntries(database, settings.read().texts);
      return sendXml(reply, streamUrlset(publicUrl, allEntries(database, pages)));
    },
  );

  app.get(
    "/sitemap/:file",
    { config: { access: "public" }, schema: { hide: true, params: fileParams } },
    async (request, reply) => {
      const { file } = request.params;
      if (file === "pages.xml")
        return sendXml(reply, streamUrlset(publicUrl, await pageEntries(database, settings.read().texts)));
      const [, table, number] = /^(properties|projects)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
      if (table !== "properties" && table !== "projects") throw new Problem("not_found");
      const last = Number(number) * idsPerFile;
      const first = last - idsPerFile + 1;
      if (first > maxRowId) throw new Problem("not_found");
      const entries = readEntries(database, table, first, Math.min(last, maxRowId));
      // The first entry is read before the response starts, so that a database error can still set the status.
      const firstEntry = await entries.next();
      if (firstEntry.done) throw new Problem("not_found");
      return sendXml(reply, streamUrlset(publicUrl, prepend(firstEntry.value, entries)));
    },
  );
}

async function buildIndex(database: Database, publicUrl: string): Promise<string> {
  const [properties, projects] = await Promise.all([
    sitemapFileNumbers(database, "properties", idsPerFile),
    sitemapFileNumbers(database, "projects", idsPerFile),
  ]);
  return sitemapIndex([
    `${publicUrl}/sitemap/pages.xml`,
    ...properties.map((number) => `${publicUrl}/sitemap/properties-${number}.xml`),
    ...projects.map((number) => `${publicUrl}/sitemap/projects-${number}.xml`),
  ]);
}

async function* allEntries(database: Database, pages: readonly SitemapEntry[]): AsyncGenerator<SitemapEntry> {
  yield* pages;
  yield* readEntries(database, "properties");
  yield* readEntries(database, "projects");
}

async function* prepend(
  first: SitemapEntry,
  others: AsyncIterable<SitemapEntry>,
): AsyncGenerator<SitemapEntry> {
  yield first;
  yield* others;
}

/** A page with a list changes when a row is added. Drafts of texts are left out. */
async function pageEntries(database: Database, texts: Texts): Promise<SitemapEntry[]> {
  const [properties, projects] = await Promise.all([
    lastCreatedAt(database, "properties"),
    lastCreatedAt(database, "projects"),
  ]);
  const lastChanges = { properties, projects };
  const drafts = textPageNames.filter((name) => texts[name].isDraft).map((name) => `/${name}`);
  const pages = publicPages.filter(({ path }) => !drafts.includes(path));
  return pages.map(({ path, lists }) => ({
    path,
    changedAt: lists === null ? null : lastChanges[lists],
  }));
}

/** Streams in large chunks, because a chunk per entry would cost a write each. */
function streamUrlset(
  publicUrl: string,
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
): Readable {
  const chunks = async function* () {
    let chunk = urlsetStart;
    for await (const entry of entries) {
      chunk += urlElements(publicUrl, entry);
      if (chunk.length > maxChunkLength) {
        yield chunk;
        chunk = "";
      }
    }
    yield chunk + urlsetEnd;
  };
  return Readable.from(chunks(), { objectMode: false });
}

function sendXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply
    .header("cache-control", "public, max-age=3600")
    .type("application/xml; charset=utf-8")
    .send(xml);
}
