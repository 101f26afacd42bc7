import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type KeyScope, keyScopes } from "#domain/api-keys/key-scopes.ts";
import { accessScopeOf } from "#domain/session/rights.ts";
import { createKeyOf } from "#server/testing/create-key.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The calls that a key with one of these scopes may make, written down a second time on purpose: every other one must refuse keys. */
const keyRoutes: Readonly<Record<string, readonly KeyScope[]>> = {
  "GET /api/profile/": ["read", "listings", "leads"],
  "GET /api/properties/:id/changes/": ["read", "listings"],
  "POST /api/properties/": ["listings"],
  "POST /api/properties/create/": ["listings"],
  "POST /api/properties/:id/duplicate/": ["listings"],
  "PUT /api/properties/:id/": ["listings"],
  "PATCH /api/properties/:id/": ["listings"],
  "PUT /api/properties/:id/update/": ["listings"],
  "DELETE /api/properties/:id/delete/": ["listings"],
  "DELETE /api/properties/delete/:id/": ["listings"],
  "POST /api/properties/:id/delete/": ["listings"],
  "POST /api/properties/:id/restore/": ["listings"],
  "POST /api/pictures/": ["listings"],
  "GET /api/leads/": ["read", "leads"],
  "POST /api/leads/": ["leads"],
  "GET /api/leads/owners/": ["read", "leads"],
  "GET /api/leads/reply-templates/": ["read", "leads"],
  "GET /api/leads/:id/": ["read", "leads"],
  "PATCH /api/leads/:id/": ["leads"],
  "POST /api/leads/:id/events/": ["leads"],
  "POST /api/leads/:id/reply/": ["leads"],
  "POST /api/leads/:id/sms/": ["leads"],
  "GET /api/visits/": ["read", "leads"],
  "POST /api/visits/": ["leads"],
  "GET /api/visits/:id/": ["read", "leads"],
  "PATCH /api/visits/:id/": ["leads"],
  "GET /api/calendar/": ["read", "leads"],
  "GET /api/sms/unhandled/": ["read", "leads"],
  "PATCH /api/sms/:id/": ["leads"],
  "POST /api/sms/:id/send-again/": ["leads"],
  "GET /api/people/:id/": ["read", "leads"],
  "PATCH /api/people/:id/": ["leads"],
  "GET /messages/": ["read", "leads"],
  "GET /messages/:id/": ["read", "leads"],
  "DELETE /messages/:id/delete/": ["leads"],
  "POST /messages/:id/restore/": ["leads"],
  "GET /sell/": ["read", "leads"],
  "GET /sell/:id/": ["read", "leads"],
  "POST /sell/:id/decline/": ["leads"],
  "POST /sell/:id/reopen/": ["leads"],
  "DELETE /sell/:id/": ["leads"],
  "DELETE /sell/:id/delete/": ["leads"],
  "POST /sell/:id/restore/": ["leads"],
  "GET /service-requests/": ["read", "leads"],
  "DELETE /service-requests/:id/delete/": ["leads"],
  "POST /service-requests/:id/restore/": ["leads"],
  "GET /api/enquiries/": ["read", "leads"],
  "DELETE /api/enquiries/:id/delete/": ["leads"],
  "POST /api/enquiries/:id/restore/": ["leads"],
};

let site: TestApp;
let guarded: readonly RegisteredRoute[];
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  const routes = await registeredRoutes(async () => {
    site = await createTestApp();
  });
  guarded = routes.filter(({ access }) => access !== "public");
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());

const nameOf = ({ method, url }: RegisteredRoute) => `${method === "HEAD" ? "GET" : method} ${url}`;

/** The names of the calls that do not refuse a key. */
async function openTo(owner: LoggedIn, scopes: readonly KeyScope[]): Promise<Set<string>> {
  const { headers } = await createKeyOf(site, owner, scopes);
  const open = new Set<string>();
  for (const route of guarded) {
    const url = route.url.replace(":kind", "properties").replace(/:\w+/g, "999999");
    const response = await site.app.inject({ method: route.method, url, headers });
    expect([nameOf(route), response.statusCode]).not.toEqual([nameOf(route), 401]);
    if (response.statusCode !== 403) open.add(nameOf(route));
  }
  return open;
}

describe("IM6: of every registered route", () => {
  test.each(keyScopes)("an admin's key with the scope %s may call exactly those listed", async (scope) => {
    expect(guarded.length).toBeGreaterThan(100);
    const listed = Object.entries(keyRoutes).filter(([, scopes]) => scopes.includes(scope));
    expect([...(await openTo(admin, [scope]))].sort()).toEqual(listed.map(([name]) => name).sort());
  });

  test("an agent's key with all scopes may call only what the agent may", async () => {
    const mayAgent = ({ access }: RegisteredRoute) =>
      access === "account" ||
      (access !== undefined && access !== "public" && accessScopeOf("agent", access) !== "none");
    const expected = guarded.filter((route) => nameOf(route) in keyRoutes && mayAgent(route)).map(nameOf);
    expect([...(await openTo(agent, keyScopes))].sort()).toEqual([...new Set(expected)].sort());
  });

  test("the documentation names the scopes that may call it", async () => {
    const { paths } = (await site.app.inject("/api/docs/json")).json();
    for (const route of guarded.filter(({ method, url }) => method !== "HEAD" && url !== "/api/live/")) {
      const operation = paths[route.url.replace(/:(\w+)/g, "{$1}")]?.[route.method.toLowerCase()];
      if (operation === undefined) continue;
      const scopes = operation.security.flatMap((one: { apiKey?: string[] }) => one.apiKey ?? []);
      expect([nameOf(route), scopes]).toEqual([nameOf(route), keyRoutes[nameOf(route)] ?? []]);
    }
  });
});

test("IM6: a key sees drafts only with a scope for listings, and rates of the past never", async () => {
  await insertProperty(site.database, { status: "draft" });
  const countOf = async (scopes: readonly KeyScope[]) => {
    const { headers } = await createKeyOf(site, admin, scopes);
    return (await site.app.inject({ url: "/api/properties/", headers })).json().count;
  };
  expect([await countOf(["read"]), await countOf(["listings"]), await countOf(["leads"])]).toEqual([1, 1, 0]);
  const { headers } = await createKeyOf(site, admin, keyScopes);
  const rates = async (sent: Readonly<Record<string, string>>) =>
    (await site.app.inject({ url: "/api/rates/", headers: sent })).json().results;
  expect(await rates(headers)).toEqual(await rates({}));
});
