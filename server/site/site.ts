import type { FastifyReply, FastifyRequest } from "fastify";
import { languageKey } from "#domain/language.ts";
import type { SiteContext, SiteForms } from "#domain/site/site-data.ts";
import { isDatabaseUnreachable } from "#server/platform/database/database-unreachable.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { createScriptNonce, replaceNonceWithHashes } from "#server/platform/http/script-hashes.ts";
import { buildPagePolicy } from "#server/platform/http/security-headers.ts";
import { cacheablePage, type SharedPage } from "./cacheable-page.ts";
import { sendKept, toCacheEntry } from "./cached-pages.ts";
import { failurePage } from "./failure-page.ts";
import { properAddress } from "./page-address.ts";
import type { PageCache, RenderedPage, Rendering } from "./page-cache.ts";
import { pageTags } from "./page-tags.ts";
import type { Renderer } from "./renderer.ts";
import { noForms } from "./site-forms.ts";
import { toWebRequest } from "./web-request.ts";

export type Site = Readonly<{
  render: Renderer;
  context: Omit<SiteContext, "forms" | "scriptNonce">;
  forms: (visitor: FastifyRequest) => SiteForms;
  /** Where forms must be posted from; if it is not known, from the host that they are posted to. */
  formOrigin: string | undefined;
  strictPolicy: boolean;
  apiUrl?: string | undefined;
  /** None while the site is being worked on. */
  cache: PageCache | null;
}>;

/** In seconds. */
const redirectMaxAge = 24 * 60 * 60;

/** Everything that is no API call, file or picture is a page of the web app. */
export async function sitePages(app: App, site: Site): Promise<void> {
  await app.register(async (pages) => {
    // Bodies go to React Router unread.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.addHook("onRequest", async (request) => refuseForeignPosts(request, site.formOrigin));
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      config: { access: "public" },
      schema: { hide: true },
      handler: (request, reply) => answerPage(site, request, reply),
    });
  });
}

/** A form post from another site is stopped here. A proxy may have rewritten the Host, but not the Origin. */
function refuseForeignPosts(request: FastifyRequest, formOrigin: string | undefined): void {
  const { origin } = request.headers;
  if (request.method !== "POST" || origin === undefined) return;
  const isOwn =
    formOrigin === undefined
      ? URL.canParse(origin) && new URL(origin).host === request.host
      : origin === formOrigin;
  if (!isOwn) throw new Problem("origin_refused");
}

async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const proper = request.method === "POST" ? undefined : properAddress(request.raw.url ?? "/");
  if (proper !== undefined)
    return reply.header("cache-control", `public, max-age=${redirectMaxAge}`).redirect(proper, 301);
  // Vite's own scripts would need a policy of their own.
  if (!site.strictPolicy) reply.removeHeader("content-security-policy");
  const shared = site.cache && cacheablePage(request.raw);
  if (!site.cache || !shared) {
    const asked = toWebRequest(request, reply, site.context.publicUrl);
    return sendRendered(
      await renderPage(site, asked, { ...site.context, forms: site.forms(request) }),
      reply,
    );
  }
  const slot = { ...shared, tags: pageTags(shared.page) };
  const answer = await site.cache.render(slot, () => renderShared(site, shared, reply));
  if (!("etag" in answer)) return sendRendered(answer, reply);
  sendKept(answer, request, reply);
  return reply;
}

/** Of the visitor it knows the language alone, so that no other word of a request can come into the page. */
async function renderShared(site: Site, shared: SharedPage, reply: FastifyReply): Promise<Rendering> {
  let foundAway = false;
  const report = (error: unknown) => {
    foundAway ||= isDatabaseUnreachable(error);
    site.context.report(error);
  };
  const asked = new Request(new URL(site.context.publicUrl + shared.address), {
    headers: { cookie: `${languageKey}=${shared.language}` },
  });
  const page = await renderPage(site, asked, { ...site.context, forms: noForms, report });
  const kept = foundAway ? null : await toCacheEntry(page, shared, reply);
  return { page, kept, isDatabaseUnreachable: foundAway };
}

async function renderPage(
  site: Site,
  asked: Request,
  context: Omit<SiteContext, "scriptNonce">,
): Promise<RenderedPage> {
  const scriptNonce = createScriptNonce();
  const response = await site.render(asked, { ...context, scriptNonce });
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  // What the router fetches for a page that is already open.
  const isData = new URL(asked.url).pathname.endsWith(".data");
  if (response.status >= 500 && !isPage && !isData) {
    const headers = new Map([["content-type", "text/html; charset=utf-8"]]);
    return { status: response.status, headers, body: Buffer.from(failurePage) };
  }
  const sealed = isPage ? replaceNonceWithHashes(await response.text(), scriptNonce) : undefined;
  const body = sealed ? Buffer.from(sealed.html) : Buffer.from(await response.arrayBuffer());
  const headers = new Map<string, string | readonly string[]>(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers.set("set-cookie", cookies);
  if (isPage || isData) {
    headers.set("vary", "Cookie, Accept-Encoding");
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  }
  if (sealed && site.strictPolicy)
    headers.set("content-security-policy", buildPagePolicy(sealed.scriptHashes, site.apiUrl));
  return { status: response.status, headers, body };
}

function sendRendered({ status, headers, body }: RenderedPage, reply: FastifyReply): FastifyReply {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return reply.send(body);
}
