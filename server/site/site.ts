import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { maxSubmissionPictures } from "#domain/pictures/upload.ts";
import { isAlertPage } from "#domain/site/alert-page-path.ts";
import { isEstimatePage } from "#domain/site/estimate-page-path.ts";
import { isJobPage } from "#domain/site/job-page-path.ts";
import { isSellerPage } from "#domain/site/seller-page-path.ts";
import type { SiteContext, SiteData, SiteForms } from "#domain/site/site-data.ts";
import { isVerifyPage } from "#domain/site/verify-page-path.ts";
import { isVisitPage } from "#domain/site/visit-page-path.ts";
import { type ChangeTag, rowTags } from "#server/platform/database/change-tags.ts";
import { isDatabaseUnreachable } from "#server/platform/database/database-unreachable.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { prepareError, sendProblem } from "#server/platform/http/error-handler.ts";
import type { Upload } from "#server/platform/http/form.ts";
import { pageRedirect } from "#server/platform/http/page-redirect.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { createScriptNonce, replaceNonceWithHashes } from "#server/platform/http/script-hashes.ts";
import { buildPagePolicy } from "#server/platform/http/security-headers.ts";
import { sendPageRedirect } from "#server/platform/http/send-page-redirect.ts";
import { optionalUploads } from "#server/platform/media/picture-choice.ts";
import type { CurrentSettings } from "#server/platform/settings/current-settings.ts";
import type { FormReceiver } from "#server/platform/uploads/form-receiver.ts";
import type { SettingsPreviews } from "#server/resources/settings/previews.ts";
import { cacheTags } from "./cache-tags.ts";
import { type CacheablePage, cacheablePage } from "./cacheable-page.ts";
import { sendCachedPage, sendRenderedPage, toCacheEntry } from "./cached-pages.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { brandVersion } from "./looks/brand-version.ts";
import type { PageCache, RenderedPage, RenderResult } from "./page-cache.ts";
import { pageLanguage } from "./page-language.ts";
import type { Renderer } from "./renderer.ts";
import { isPreviewable, previewToken, sealPreview } from "./settings-preview.ts";
import { redirectShortAddress, type ShortAddresses } from "./short-addresses.ts";
import { noForms } from "./site-forms.ts";
import { toWebRequest } from "./web-request.ts";

/** The files of the form on the Sell page. */
const postedForm = { input: z.object({}), pictures: { image: maxSubmissionPictures } };

/** Values of one request, known when its page is rendered. */
type RequestValue = "scriptNonce" | "language" | "settings" | "cardBrand";
/** LE5, VT5, DY6: the address is the only protection of the page, so no cache, search engine or other site gets either. */
const secretPageHeaders = [
  ["cache-control", "no-store"],
  ["referrer-policy", "no-referrer"],
  ["x-robots-tag", "noindex, nofollow"],
] as const;
/** VT5, DY6: with no-referrer, browsers send the page's own forms with the origin `null`, which is refused. */
const postingPageReferrerPolicy = "same-origin";

export type Site = Readonly<{
  render: Renderer;
  context: Omit<SiteContext, RequestValue | "forms">;
  settings: Pick<CurrentSettings, "read">;
  previews: Pick<SettingsPreviews, "apply">;
  formsOf: (request: FastifyRequest, uploads: readonly Upload[]) => SiteForms;
  forms: FormReceiver;
  /** The only origin that may post forms; if undefined, forms must be posted to the host of their origin. */
  formOrigin: string | undefined;
  /** False in development, because Vite injects scripts of its own. */
  hasContentSecurityPolicy: boolean;
  /** Which pages may reach besides this server. */
  otherHosts: Parameters<typeof buildPagePolicy>[1];
  shortAddresses: ShortAddresses;
  /** Null in development. */
  cache: PageCache | null;
}>;

/** Every path without an API call, file or picture is a page of the web app. */
export async function pageRoutes(app: App, site: Site): Promise<void> {
  await app.register(async (pages) => {
    // React Router reads the bodies, except those with files.
    pages.removeContentTypeParser(["application/json", "text/plain"]);
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.addHook("onRequest", async (request) => rejectForeignPosts(request, site.formOrigin));
    pages.setErrorHandler<FastifyError>((error, request, reply) =>
      sendPageError(site, error, request, reply),
    );
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      config: { access: "public" },
      schema: { hide: true },
      handler: (request, reply) => answerPage(site, request, reply),
    });
  });
}

/** A person who opens a page while the server is too busy reads so, and the page opens later; programs get JSON. */
function sendPageError(site: Site, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = prepareError(error, request, reply);
  const retryAfter = reply.getHeader("retry-after");
  const isOpened = request.method === "GET" && request.headers.accept?.includes("text/html") === true;
  if (!isOpened || retryAfter === undefined) return sendProblem(problem, reply);
  const page = fallbackErrorPage(site.settings.read(), "busy", Number(retryAfter));
  return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(page);
}

/** Rejects forms posted by other sites. Compares the Origin, because a proxy may rewrite the Host. */
function rejectForeignPosts(request: FastifyRequest, formOrigin: string | undefined): void {
  const { origin } = request.headers;
  if (request.method !== "POST" || origin === undefined) return;
  const isOwn =
    formOrigin === undefined
      ? URL.canParse(origin) && new URL(origin).host === request.host
      : origin === formOrigin;
  if (!isOwn) throw new Problem("origin_refused");
}

async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { url = "/", headers } = request.raw;
  const token = previewToken(url);
  if (token !== undefined) return answerPreview(site, token, request, reply);
  const redirected = redirectShortAddress(site.shortAddresses, request, reply);
  if (redirected) return redirected;
  const redirect = request.method === "POST" ? undefined : pageRedirect(url, headers.cookie);
  if (redirect) return sendPageRedirect(reply, redirect);
  if (!site.hasContentSecurityPolicy) reply.removeHeader("content-security-policy");
  const cacheable = site.cache && cacheablePage(request.raw);
  if (!site.cache || !cacheable) {
    const page = request.isMultipart()
      ? await renderPostedFiles(site, request, reply)
      : await renderPage(site, toWebRequest(request, reply, site.context.publicUrl), {
          ...site.context,
          forms: site.formsOf(request, []),
        });
    return sendRenderedPage(page, reply);
  }
  const slot = { ...cacheable, tags: cacheTags(cacheable.page), pendingTags: ["properties"] as const };
  const page = await site.cache.render(slot, () => renderCacheablePage(site, cacheable, reply));
  if (!("etag" in page)) return sendRenderedPage(page, reply);
  sendCachedPage(page, request, reply);
  return reply;
}

/** ST1: the page with an unsaved document, in the language of its address. */
async function answerPreview(site: Site, token: string, request: FastifyRequest, reply: FastifyReply) {
  const { cookie } = request.headers;
  const settings = isPreviewable(request) && (await site.previews.apply(site.settings.read(), token, cookie));
  if (!settings) throw new Problem("not_found");
  const webRequest = toWebRequest(request, reply, site.context.publicUrl);
  const previewed = { ...site, settings: { read: () => settings } };
  const page = await renderPage(previewed, webRequest, { ...site.context, forms: noForms, isPreview: true });
  return sendRenderedPage(sealPreview(page, reply), reply);
}

/** LD6: a form with files. They are read here; the page gets the other fields, as if the form had no files. */
function renderPostedFiles(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<RenderedPage> {
  return site.forms.receive(request, postedForm, async (form) => {
    const texts = Object.entries(form.fields).filter((entry) => typeof entry[1] === "string");
    const fields = new URLSearchParams(Object.fromEntries(texts) as Record<string, string>);
    const page = toWebRequest(request, reply, site.context.publicUrl, fields);
    const forms = site.formsOf(request, optionalUploads(form, "image"));
    return renderPage(site, page, { ...site.context, forms });
  });
}

/** Only the address is taken from the visitor's request, so that nothing personal gets into the cache. */
async function renderCacheablePage(
  site: Site,
  cacheable: CacheablePage,
  reply: FastifyReply,
): Promise<RenderResult> {
  let hasLostDatabase = false;
  const logError = (error: unknown) => {
    hasLostDatabase ||= isDatabaseUnreachable(error);
    site.context.logError(error);
  };
  const tags: ChangeTag[] = [];
  const data: SiteData = {
    ...site.context.data,
    async similarProperties(...compared) {
      const similar = await site.context.data.similarProperties(...compared);
      tags.push(...similar.flatMap(({ id }) => rowTags("property", id)));
      return similar;
    },
  };
  const request = new Request(new URL(site.context.publicUrl + cacheable.address));
  const page = await renderPage(site, request, { ...site.context, data, forms: noForms, logError });
  const cacheEntry = hasLostDatabase ? null : await toCacheEntry(page, cacheable, reply);
  return { page, cacheEntry, isDatabaseUnreachable: hasLostDatabase, tags };
}

async function renderPage(
  site: Site,
  request: Request,
  context: Omit<SiteContext, RequestValue>,
): Promise<RenderedPage> {
  const scriptNonce = createScriptNonce();
  const { language, variesByCookie } = pageLanguage(request);
  const settings = site.settings.read();
  const values = { scriptNonce, language, settings, cardBrand: brandVersion(settings) };
  const response = await site.render(request, { ...context, ...values });
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  // React Router fetches this when a visitor follows a link.
  const isData = new URL(request.url).pathname.endsWith(".data");
  if (response.status >= 500 && !isHtml && !isData) {
    const headers = new Map([["content-type", "text/html; charset=utf-8"]]);
    return { status: response.status, headers, body: Buffer.from(fallbackErrorPage(settings, "failed")) };
  }
  const sealed = isHtml ? replaceNonceWithHashes(await response.text(), scriptNonce) : undefined;
  const body = sealed ? Buffer.from(sealed.html) : Buffer.from(await response.arrayBuffer());
  const headers = new Map<string, string | readonly string[]>(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers.set("set-cookie", cookies);
  if (isHtml || isData) {
    headers.set("vary", variesByCookie ? "Cookie, Accept-Encoding" : "Accept-Encoding");
    if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
  }
  const { pathname } = new URL(request.url);
  const isPosting =
    isAlertPage(pathname) || isVisitPage(pathname) || isEstimatePage(pathname) || isJobPage(pathname);
  if (isSellerPage(pathname) || isPosting)
    for (const [name, value] of secretPageHeaders) headers.set(name, value);
  // CN9: a code is no secret, but belongs to a client.
  if (isVerifyPage(pathname)) headers.set("x-robots-tag", "noindex, nofollow");
  // CN10: the service worker stores it for the client, who reads it without a connection.
  if (isJobPage(pathname)) headers.set("cache-control", "private, no-cache");
  if (isPosting) headers.set("referrer-policy", postingPageReferrerPolicy);
  if (sealed && site.hasContentSecurityPolicy)
    headers.set("content-security-policy", buildPagePolicy(sealed, site.otherHosts));
  return { status: response.status, headers, body };
}
