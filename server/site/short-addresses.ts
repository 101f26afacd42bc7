import type { FastifyReply, FastifyRequest } from "fastify";
import { isExternalTarget } from "#domain/redirects/redirect.ts";
import { resolveRedirect } from "#domain/redirects/resolve-redirect.ts";
import { normalizeShortPath } from "#domain/redirects/short-path.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import { pageRedirect } from "#server/platform/http/page-redirect.ts";
import { sendPageRedirect } from "#server/platform/http/send-page-redirect.ts";
import type { CurrentRedirects } from "#server/resources/redirects/current-redirects.ts";
import type { HitCounter } from "#server/resources/redirects/hit-counter.ts";
import { isPrefetch } from "#server/resources/views/is-prefetch.ts";
import { isRobot } from "#server/resources/views/is-robot.ts";

export type ShortAddresses = Readonly<{
  redirects: CurrentRedirects;
  hits: Pick<HitCounter, "count">;
}>;

/** IM9: answers a short address in one hop, also if the visitor's language moves the page. Undefined if the address is none. */
export function redirectShortAddress(
  { redirects, hits }: ShortAddresses,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const known = redirects.read();
  if (known.size === 0 || request.method === "POST") return undefined;
  const { url = "/", headers } = request.raw;
  const [, address = "", query = ""] = /^([^?]*)\??(.*)$/s.exec(url) ?? [];
  const { path, language } = splitPageAddress(address);
  const row = known.get(normalizeShortPath(path) ?? "");
  if (!row) return undefined;
  if (request.method === "GET" && !isPrefetch(headers) && !isRobot(headers["user-agent"] ?? ""))
    hits.count(row.id);
  const location = resolveRedirect(row.target, language, query);
  const moved = isExternalTarget(location) ? undefined : pageRedirect(location, headers.cookie);
  const isPermanent = row.is_permanent && (moved?.isPermanent ?? true);
  sendPageRedirect(reply, { location: moved?.location ?? location, chosen: moved?.chosen, isPermanent });
  // A change of the row reaches every browser, and every use is counted.
  return reply.header("cache-control", "no-cache");
}
