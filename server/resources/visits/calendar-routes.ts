import * as z from "zod/mini";
import { calendarFeedSchema } from "#domain/visits/calendar-feed.ts";
import { requireAccount } from "#server/platform/http/access.ts";
import type { App } from "#server/platform/http/app-type.ts";
import { listErrors } from "#server/platform/http/error-responses.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { requestLanguage } from "#server/platform/http/request-language.ts";
import type { PageTokens } from "#server/platform/secrets/page-tokens.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findFeedOf, listFeedVisits, renewFeed } from "./calendar-feeds.ts";
import { findVisitByToken } from "./repository.ts";
import { calendarOfStaff, calendarOfVisitor } from "./visit-calendar.ts";

const tags = ["visits"];
/** The token has 256 bits; any other path is a page. */
const fileOfToken = ":token(^[\\w-]{43}).ics";
const tokenParams = z.object({ token: z.string() });
/** The address is the only protection of the file. */
const secretHeaders = {
  "content-type": "text/calendar; charset=utf-8",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** DY7: visits for other calendars. */
export function calendarFeedRoutes(app: App, resource: ResourceDependencies, tokens: PageTokens): void {
  const { database, publicUrl } = resource;
  const present = (seed: Uint8Array | undefined) => ({
    url: seed ? `${publicUrl}/calendar/${tokens.tokenOf(seed)}.ics` : null,
  });

  app.get(
    "/api/calendar-feed/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "The secret address of the account's visits, for other calendars",
        tags,
        response: { 200: calendarFeedSchema, ...listErrors },
      },
    },
    async (request) => present(await findFeedOf(database, requireAccount(request).id)),
  );

  app.post(
    "/api/calendar-feed/",
    {
      config: { access: "dashboard" },
      schema: {
        summary: "Make a new address; the one before ends",
        tags,
        response: { 200: calendarFeedSchema, ...listErrors },
      },
    },
    async (request) => present(await renewFeed(database, requireAccount(request).id, tokens)),
  );

  app.get(
    `/calendar/${fileOfToken}`,
    { config: { access: "public" }, schema: { hide: true, params: tokenParams } },
    async (request, reply) => {
      const visits = await listFeedVisits(database, request.params.token);
      if (!visits) throw new Problem("not_found");
      const text = calendarOfStaff(resource, visits, requestLanguage(request.raw));
      return reply.headers(secretHeaders).send(text);
    },
  );

  app.get(
    `/visit/${fileOfToken}`,
    { config: { access: "public" }, schema: { hide: true, params: tokenParams } },
    async (request, reply) => {
      const visit = await findVisitByToken(database, request.params.token);
      if (!visit) throw new Problem("not_found");
      return reply.headers(secretHeaders).send(calendarOfVisitor(resource, visit));
    },
  );
}
