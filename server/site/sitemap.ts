import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { Database } from "#server/database/database.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problem.ts";
import { publicPages } from "./public-pages.ts";
import { entriesOf, type SitemapTable, type Stretch, stretches } from "./sitemap-rows.ts";
import { type Entry, sitemapIndex, urls, urlsetEnd, urlsetStart } from "./sitemap-xml.ts";

/** Addresses in one file; each row has two, one a language. */
const mostAddresses = 10_000;
const idsPerFile = mostAddresses / 2;
const overviewLasts = 10 * 60 * 1000;

const fileParams = z.object({ file: z.string() });

type Overview = Readonly<Record<SitemapTable, Stretch[]>>;

/** /sitemap.xml holds every page while they are few; past that it names the files that do. */
export function sitemapRoutes(app: App, database: Database, publicUrl: string): void {
  const overviewOf = overviewReader(database);

  app.get(
    "/sitemap.xml",
    { config: { access: "public" }, schema: { hide: true } },
    async (_request, reply) => {
      const overview = await overviewOf();
      if (isLarge(overview)) return answer(reply, index(publicUrl, overview));
      return answer(reply, urlset(publicUrl, everything(database, overview)));
    },
  );

  app.get(
    "/sitemap/:file",
    { config: { access: "public" }, schema: { hide: true, params: fileParams } },
    async (request, reply) => {
      const { file } = request.params;
      const overview = await overviewOf();
      if (file === "pages.xml") return answer(reply, urlset(publicUrl, pageEntries(overview)));
      const [, table, number] = /^(properties|projects)-(\d{1,6})\.xml$/.exec(file) ?? [];
      if (table !== "properties" && table !== "projects") throw new Problem("not_found");
      const stretch = overview[table].find((one) => one.number + 1 === Number(number));
      if (!stretch) throw new Problem("not_found");
      const first = stretch.number * idsPerFile + 1;
      return answer(reply, urlset(publicUrl, entriesOf(database, table, first, first + idsPerFile - 1)));
    },
  );
}

/** Counting a million rows takes a moment, so that a large answer is kept a while; a small one is always fresh. */
function overviewReader(database: Database): () => Promise<Overview> {
  let kept: Readonly<{ overview: Promise<Overview>; until: number }> | undefined;
  const read = async () => {
    const [properties, projects] = await Promise.all([
      stretches(database, "properties", idsPerFile),
      stretches(database, "projects", idsPerFile),
    ]);
    return { properties, projects };
  };
  return async () => {
    if (kept && kept.until > Date.now()) return kept.overview;
    const overview = read();
    kept = { overview, until: Date.now() + overviewLasts };
    try {
      if (!isLarge(await overview)) kept = undefined;
    } catch (error) {
      kept = undefined;
      throw error;
    }
    return overview;
  };
}

function isLarge({ properties, projects }: Overview): boolean {
  const rows = [...properties, ...projects].reduce((sum, stretch) => sum + stretch.rows, 0);
  return (publicPages.length + rows) * 2 > mostAddresses;
}

function index(publicUrl: string, overview: Overview): string {
  const files = (["properties", "projects"] as const).flatMap((table) =>
    overview[table].map(({ number, changedAt }) => ({
      address: `${publicUrl}/sitemap/${table}-${number + 1}.xml`,
      changedAt,
    })),
  );
  return sitemapIndex([{ address: `${publicUrl}/sitemap/pages.xml`, changedAt: null }, ...files]);
}

async function* everything(database: Database, overview: Overview): AsyncGenerator<Entry> {
  yield* pageEntries(overview);
  yield* entriesOf(database, "properties");
  yield* entriesOf(database, "projects");
}

function pageEntries(overview: Overview): Entry[] {
  return publicPages.map(({ path, lists }) => ({
    path,
    changedAt: lists === null ? null : lastChange(overview[lists]),
  }));
}

function lastChange(of: readonly Stretch[]): Date | null {
  const moments = of.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

/** Text in pieces of some size: a piece an entry would cost a write each. */
function urlset(publicUrl: string, entries: Iterable<Entry> | AsyncIterable<Entry>): Readable {
  const pieces = async function* () {
    let piece = urlsetStart;
    for await (const entry of entries) {
      piece += urls(publicUrl, entry);
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
