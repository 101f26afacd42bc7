import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Reach, reachOf, rights, rightNames } from "#domain/session/rights.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/**
 * LE8: everything that an agent may call, written down a second time on purpose: a route that is missing here must refuse
 * agents, whatever it declares.
 */
const agentRoutes: Readonly<Record<string, Reach>> = {
  "GET /api/check-admin/": "all",
  "GET /api/profile/": "all",
  "POST /api/logout/": "all",
  "GET /api/live/": "all",
  "GET /api/second-factor/": "all",
  "POST /api/second-factor/": "all",
  "POST /api/second-factor/confirm/": "all",
  "POST /api/second-factor/off/": "all",
  "POST /api/password/": "all",
  "GET /api/sessions/": "all",
  "POST /api/sessions/end/": "all",
  "POST /api/pictures/": "all",
  "POST /api/properties/": "all",
  "POST /api/properties/create/": "all",
  "GET /api/properties/:id/changes/": "own",
  "POST /api/properties/:id/duplicate/": "own",
  "PUT /api/properties/:id/": "own",
  "PATCH /api/properties/:id/": "own",
  "PUT /api/properties/:id/update/": "own",
  "DELETE /api/properties/:id/delete/": "own",
  "DELETE /api/properties/delete/:id/": "own",
  "POST /api/properties/:id/delete/": "own",
  "POST /api/properties/:id/restore/": "own",
  "GET /api/history/:kind/:id/": "own",
  "POST /api/history/:kind/:id/:entry/": "own",
  "GET /api/leads/": "own",
  "GET /api/leads/owners/": "own",
  "GET /api/leads/:id/": "own",
  "PATCH /api/leads/:id/": "own",
  "POST /api/leads/:id/events/": "own",
  "GET /messages/": "own",
  "GET /messages/:id/": "own",
  "DELETE /messages/:id/delete/": "own",
  "POST /messages/:id/restore/": "own",
  "GET /sell/": "own",
  "GET /sell/:id/": "own",
  "DELETE /sell/:id/": "own",
  "DELETE /sell/:id/delete/": "own",
  "POST /sell/:id/restore/": "own",
  "GET /service-requests/": "own",
  "GET /service-requests/:id/": "own",
  "DELETE /service-requests/:id/delete/": "own",
  "POST /service-requests/:id/restore/": "own",
  "GET /enquiries/": "own",
  "GET /enquiries/:id/": "own",
  "DELETE /enquiries/:id/delete/": "own",
  "POST /enquiries/:id/restore/": "own",
  "POST /api/bulk/": "own",
  "POST /api/bulk/undo/": "own",
  "GET /api/trash/": "own",
  "POST /api/trash/restore/": "own",
};

let site: TestApp;
let routes: RegisteredRoute[];
let agent: LoggedIn;
let foreignId: number;

const nameOf = ({ method, url }: RegisteredRoute) => `${method === "HEAD" ? "GET" : method} ${url}`;

beforeAll(async () => {
  routes = await registeredRoutes(async () => {
    site = await createTestApp();
  });
  agent = await logInAs(site, "agent");
  const other = await logInAs(site, "agent");
  const { id } = await site.database
    .insertInto("properties")
    .values({
      ...sampleProperty,
      listing_status: "draft",
      owner_id: (eb) => eb.selectFrom("accounts").select("id").where("username", "=", other.username),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  foreignId = id;
});
afterAll(() => site.close());

test("LE8: an account without a role may do nothing, an admin everything", () => {
  expect(rightNames.filter((right) => reachOf(null, right) !== "none")).toEqual([]);
  expect(rightNames.filter((right) => rights[right].admin !== "all")).toEqual([]);
});

describe("LE8: an agent", () => {
  test("is listed for every route that is open to agents, and for no other", () => {
    const open = routes.filter(({ access }) => access !== undefined && access !== "public");
    const reach = (route: RegisteredRoute): Reach => {
      if (route.access === "account" || route.access === "public" || !route.access) return "all";
      const declared = reachOf("agent", route.access);
      // Adding a row needs no row.
      return declared === "own" && /^POST \/api\/properties\/(create\/)?$/.test(nameOf(route)) ? "all" : declared;
    };
    const allowed = open.filter((route) => reach(route) !== "none");
    expect(Object.fromEntries(allowed.map((route) => [nameOf(route), reach(route)]))).toEqual(agentRoutes);
  });

  test("is refused by every other guarded route", async () => {
    const refused = routes.filter((route) => route.access !== "public" && !(nameOf(route) in agentRoutes));
    expect(refused.length).toBeGreaterThan(40);
    for (const route of refused) {
      const url = route.url.replace(":kind", "properties").replace(/:\w+/g, "1");
      const response = await site.app.inject({ method: route.method, url, headers: agent.headers });
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 403]);
      if (route.method !== "HEAD") expect(response.json()).toMatchObject({ code: "not_allowed" });
    }
  });

  test("does not find another agent's listing at any route that names one", async () => {
    const before = await site.database.selectFrom("properties").selectAll().where("id", "=", foreignId).execute();
    const named = routes.filter((route) => agentRoutes[nameOf(route)] === "own" && route.url.includes("/:id/"));
    expect(named.length).toBeGreaterThan(10);
    for (const route of named) {
      const url = route.url
        .replace(":kind", "properties")
        .replace(":id", String(foreignId))
        .replace(":entry", "1");
      const payload = ["POST", "PUT", "PATCH"].includes(route.method) ? { payload: {} } : {};
      const response = await site.app.inject({ method: route.method, url, headers: agent.headers, ...payload });
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 404]);
    }
    const after = await site.database.selectFrom("properties").selectAll().where("id", "=", foreignId).execute();
    expect(after).toEqual(before);
  });
});
