import type { FastifyReply, FastifyRequest } from "fastify";
import type { SiteContext } from "#domain/site-data.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problem.ts";
import { pagePolicy } from "#server/http/security-headers.ts";
import { failurePage } from "./failure-page.ts";
import type { Renderer } from "./renderer.ts";
import { toWebRequest } from "./web-request.ts";

export type Site = Readonly<{
  render: Renderer;
  context: SiteContext;
  strictPolicy: boolean;
  apiUrl?: string | undefined;
}>;

/** Everything that is no API call, file or picture is a page of the web app. */
export async function sitePages(app: App, site: Site): Promise<void> {
  await app.register(async (pages) => {
    // Bodies go to React Router unread.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.addHook("onRequest", refuseForeignPosts);
    pages.route({
      method: ["GET", "HEAD", "POST"],
      url: "/*",
      config: { access: "public" },
      schema: { hide: true },
      handler: (request, reply) => answerPage(site, request, reply),
    });
  });
}

/** React Router checks the origin of data posts only; a form post from another site is stopped here. */
async function refuseForeignPosts(request: FastifyRequest): Promise<void> {
  if (request.method !== "POST") return;
  const origin = request.headers.origin;
  if (origin === undefined) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw new Problem("origin_refused");
}

async function answerPage(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const response = await site.render(toWebRequest(request, reply, site.context.publicUrl), site.context);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (response.status >= 500 && !isPage && !isDataRequest(request)) {
    return reply.code(response.status).type("text/html; charset=utf-8").send(failurePage);
  }
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  const body = Buffer.from(await response.arrayBuffer());
  if (isPage) {
    reply.header("vary", "Cookie, Accept-Encoding");
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    if (site.strictPolicy)
      reply.header("content-security-policy", pagePolicy(body.toString("utf8"), site.apiUrl));
    else reply.removeHeader("content-security-policy");
  }
  return reply.send(body);
}

/** What the router fetches for a page that is already open. */
function isDataRequest(request: FastifyRequest): boolean {
  return request.url.split("?")[0]?.endsWith(".data") ?? false;
}
