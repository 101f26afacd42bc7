import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { Database } from "#server/platform/database/database.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { publicPages } from "./public-pages.ts";
import { hasMoreVisibleRows, lastCreatedAt, readEntries, sitemapFileNumbers } from "./sitemap-rows.ts";
import { type SitemapEntry, sitemapIndex, urlElements, urlsetEnd, urlsetStart } from "./sitemap-xml.ts";

/** Addresses in one file; each row has two, one a language. */
const maxAddresses = 10_000;
const idsPerFile = maxAddresses / 2;
const maxRows = idsPerFile - publicPages.length;

const fileParams = z.object({ file: z.string() });

/** /sitemap.xml holds every page while they are few; past that it names the files that do. */
export function sitemapRoutes(app: App, database: Database, publicUrl: string): void {
  app.get(
    "/sitemap.xml",
    { config: { access: "public" }, schema: { hide: true } },
    async (_request, reply) => {
      if (await hasMoreVisibleRows(database, maxRows)) return answer(reply, await index(database, publicUrl));
      const pages = await pageEntries(database);
      return answer(reply, urlset(publicUrl, everything(database, pages)));
    },
  );

  app.get(
    "/sitemap/:file",
    { config: { access: "public" }, schema: { hide: true, params: fileParams } },
    async (request, reply) => {
      const { file } = request.params;
      if (file === "pages.xml") return answer(reply, urlset(publicUrl, await pageEntries(database)));
      const [, table, number] = /^(properties|projects)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
      if (table !== "properties" && table !== "projects") throw new Problem("not_found");
      const last = Number(number) * idsPerFile;
      const entries = readEntries(database, table, last - idsPerFile + 1, last);
      // The first entry is read before the answer begins: afterwards nothing could be said of a database that is away.
      const first = await entries.next();
      if (first.done) throw new Problem("not_found");
      return answer(reply, urlset(publicUrl, startingWith(first.value, entries)));
    },
  );
}

async function index(database: Database, publicUrl: string): Promise<string> {
  const [properties, projects] = await Promise.all([
    sitemapFileNumbers(database, "properties", idsPerFile),
    sitemapFileNumbers(database, "projects", idsPerFile),
  ]);
  return sitemapIndex([
    `${publicUrl}/sitemap/pages.xml`,
    ...properties.map((number) => `${publicUrl}/sitemap/properties-${number + 1}.xml`),
    ...projects.map((number) => `${publicUrl}/sitemap/projects-${number + 1}.xml`),
  ]);
}

async function* everything(database: Database, pages: readonly SitemapEntry[]): AsyncGenerator<SitemapEntry> {
  yield* pages;
  yield* readEntries(database, "properties");
  yield* readEntries(database, "projects");
}

async function* startingWith(
  first: SitemapEntry,
  others: AsyncIterable<SitemapEntry>,
): AsyncGenerator<SitemapEntry> {
  yield first;
  yield* others;
}

/** A page that lists things is new when something was put up. */
async function pageEntries(database: Database): Promise<SitemapEntry[]> {
  const [properties, projects] = await Promise.all([
    lastCreatedAt(database, "properties"),
    lastCreatedAt(database, "projects"),
  ]);
  const changes = { properties, projects };
  return publicPages.map(({ path, lists }) => ({ path, changedAt: lists === null ? null : changes[lists] }));
}

/** Text in pieces of some size: a piece an entry would cost a write each. */
function urlset(publicUrl: string, entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>): Readable {
  const pieces = async function* () {
    let piece = urlsetStart;
    for await (const entry of entries) {
      piece += urlElements(publicUrl, entry);
      if (piece.length > 64 * 1024) {
        yield piece;
        piece = "";
      }
    }
    yield piece + urlsetEnd;
  };
  return Readable.from(pieces(), { objectMode: false });
}

function answer(reply: FastifyReply, xml: string | Readable): FastifyReply {
  return reply
    .header("cache-control", "public, max-age=3600")
    .type("application/xml; charset=utf-8")
    .send(xml);
}
