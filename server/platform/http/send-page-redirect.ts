import type { FastifyReply } from "fastify";
import { languageCookie } from "#domain/language.ts";
import type { PageRedirect } from "./page-redirect.ts";

const maxAgeSeconds = 24 * 60 * 60;

/** A redirect that depends on the visitor's choice, or stores it, must reach the server each time, so no cache keeps it. */
export function sendPageRedirect(
  reply: FastifyReply,
  { location, chosen, isPermanent }: PageRedirect,
  status = isPermanent ? 301 : 302,
): FastifyReply {
  const isShared = isPermanent && chosen === undefined;
  reply.header("cache-control", isShared ? `public, max-age=${maxAgeSeconds}` : "private, no-store");
  if (!isPermanent) reply.header("vary", "Cookie");
  if (chosen) reply.header("set-cookie", languageCookie(chosen));
  return reply.redirect(location, status);
}
