import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AccessScope, accessScopeOf, rightNames, rights } from "#domain/session/rights.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { messageFields, serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/**
 * LE8: everything that an agent may call, written down a second time on purpose: a route that is missing here must refuse
 * agents, whatever it declares.
 */
const agentRoutes: Readonly<Record<string, AccessScope>> = {
  "GET /api/check-admin/": "all",
  "GET /api/profile/": "all",
  "POST /api/logout/": "all",
  "GET /api/live/": "all",
  "GET /api/statistics/": "all",
  "GET /api/today/": "all",
  "GET /api/find/": "all",
  "GET /api/second-factor/": "all",
  "POST /api/second-factor/": "all",
  "POST /api/second-factor/confirm/": "all",
  "POST /api/second-factor/off/": "all",
  "POST /api/password/": "all",
  "GET /api/phone/": "all",
  "PUT /api/phone/": "all",
  "PUT /api/display-name/": "all",
  "GET /api/sessions/": "all",
  "POST /api/sessions/end/": "all",
  "GET /api/keys/": "all",
  "POST /api/keys/": "all",
  "DELETE /api/keys/:id/": "all",
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
  "POST /api/leads/": "all",
  "GET /api/leads/owners/": "own",
  "GET /api/leads/reply-templates/": "own",
  "GET /api/leads/:id/": "own",
  "PATCH /api/leads/:id/": "own",
  "POST /api/leads/:id/events/": "own",
  "POST /api/leads/:id/reply/": "own",
  "POST /api/leads/:id/sms/": "own",
  "GET /api/calendar-feed/": "all",
  "POST /api/calendar-feed/": "all",
  "GET /api/visits/": "own",
  "POST /api/visits/": "own",
  "GET /api/visits/:id/": "own",
  "PATCH /api/visits/:id/": "own",
  "GET /api/sms/unhandled/": "own",
  "GET /api/calendar/": "own",
  "PATCH /api/sms/:id/": "own",
  "POST /api/sms/:id/send-again/": "own",
  "GET /api/people/:id/": "own",
  "PATCH /api/people/:id/": "own",
  "GET /messages/": "own",
  "GET /messages/:id/": "own",
  "DELETE /messages/:id/delete/": "own",
  "POST /messages/:id/restore/": "own",
  "GET /sell/": "own",
  "GET /sell/:id/": "own",
  "POST /sell/:id/listing/": "own",
  "POST /sell/:id/decline/": "own",
  "POST /sell/:id/reopen/": "own",
  "DELETE /sell/:id/": "own",
  "DELETE /sell/:id/delete/": "own",
  "POST /sell/:id/restore/": "own",
  "GET /service-requests/": "own",
  "DELETE /service-requests/:id/delete/": "own",
  "POST /service-requests/:id/restore/": "own",
  "GET /api/enquiries/": "own",
  "DELETE /api/enquiries/:id/delete/": "own",
  "POST /api/enquiries/:id/restore/": "own",
  "POST /api/bulk/": "own",
  "POST /api/bulk/undo/": "own",
  "GET /api/trash/": "own",
  "POST /api/trash/restore/": "own",
};

/** Where the history names a kind. */
const rowAddresses: Readonly<Record<string, string>> = { leads: "/api/leads/", messages: "/messages/" };

/** A row of each kind that agents may own, by the beginning of its addresses. */
type Rows = Readonly<Record<string, number>>;

let site: TestApp;
let routes: RegisteredRoute[];
let admin: LoggedIn;
let agent: LoggedIn;
let foreign: Rows;
let own: Rows;

const nameOf = ({ method, url }: RegisteredRoute) => `${method === "HEAD" ? "GET" : method} ${url}`;

beforeAll(async () => {
  routes = await registeredRoutes(async () => {
    site = await createTestApp();
  });
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
  agent = await logInAs(site, "agent");
  foreign = await addRows(await logInAs(site, "agent"));
  own = await addRows(agent);
});
afterAll(() => site.close());

async function addRows(owner: LoggedIn): Promise<Rows> {
  const ownerId = await accountId(owner);
  const property = await site.database
    .insertInto("properties")
    .values({ ...sampleProperty, status: "draft", owner_id: ownerId })
    .returning("id")
    .executeTakeFirstOrThrow();
  const send = async (url: string, payload: object) => {
    const response = await site.app.inject({ method: "POST", url, payload });
    expect(response.statusCode, response.body).toBe(201);
    return response.json<{ id: number }>().id;
  };
  const sources = {
    "/messages/": await send("/messages/create/", messageFields),
    "/sell/": await send("/sell/", submissionFields),
    "/service-requests/": await send("/service-requests/", serviceRequestFields),
    "/api/enquiries/": await send("/api/enquiries/", { ...messageFields, kind: "enquiry" }),
  };
  const leads = await site.database
    .updateTable("leads")
    .set({ owner_id: ownerId })
    .where("owner_id", "is", null)
    .returning(["id", "kind"])
    .execute();
  expect(leads).toHaveLength(4);
  // A person without a lead is nobody's: the leads above are all of one person.
  const person = await site.database
    .insertInto("people")
    .values({ phone: null, email: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  const leadId = leads.find(({ kind }) => kind === "message")?.id ?? 0;
  const visit = await site.database
    .insertInto("visits")
    .values({
      lead_id: leadId,
      property_id: null,
      agent_id: ownerId,
      starts_at: new Date(),
      ends_at: new Date(Date.now() + 60_000),
      page_seed: randomBytes(16),
      page_hash: randomBytes(32),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const sms = await site.database
    .insertInto("sms_messages")
    .values({ about_lead: leadId, to_number: "9800000201", text: "x", language: "en", parts: 1, mail: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    ...sources,
    "/api/leads/": leadId,
    "/api/visits/": visit.id,
    "/api/sms/": sms.id,
    "/api/people/": person.id,
    "/api/": property.id,
  };
}

async function accountId({ username }: LoggedIn): Promise<number> {
  const account = site.database.selectFrom("accounts").select("id").where("username", "=", username);
  return (await account.executeTakeFirstOrThrow()).id;
}

function rowOf(rows: Rows, url: string): number {
  const start = Object.keys(rows).find((prefix) => url.startsWith(prefix));
  return rows[start ?? ""] ?? 0;
}

test("LE8: an account without a role may do nothing, an admin everything", () => {
  expect(rightNames.filter((right) => accessScopeOf(null, right) !== "none")).toEqual([]);
  expect(rightNames.filter((right) => rights[right].admin !== "all")).toEqual([]);
});

describe("LE8: an agent", () => {
  test("is listed for every route that is open to agents, and for no other", () => {
    const scopeOf = ({ method, url, access }: RegisteredRoute): AccessScope => {
      if (access === undefined || access === "account" || access === "public") return "all";
      // A new row has no owner yet.
      const isCreation = method === "POST" && /^\/api\/(properties\/(create\/)?|leads\/)$/.test(url);
      return isCreation ? "all" : accessScopeOf("agent", access);
    };
    const allowed = routes.filter((route) => route.access !== "public" && scopeOf(route) !== "none");
    expect(Object.fromEntries(allowed.map((route) => [nameOf(route), scopeOf(route)]))).toEqual(agentRoutes);
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

  test("does not find another agent's row at any route that names one", async () => {
    const named = routes.filter(
      (route) => agentRoutes[nameOf(route)] === "own" && route.url.includes("/:id/"),
    );
    expect(named.length).toBeGreaterThan(25);
    for (const { method, url } of named) {
      const kinds = url.includes(":kind")
        ? ["properties", "leads", "messages", "accounts", "projects"]
        : [""];
      for (const kind of kinds) {
        const id = rowOf(foreign, rowAddresses[kind] ?? url);
        const address = url.replace(":kind", kind).replace(":id", String(id)).replace(":entry", "1");
        const payload = ["POST", "PUT", "PATCH"].includes(method) ? { payload: validBody(url) } : {};
        const response = await site.app.inject({ method, url: address, headers: agent.headers, ...payload });
        const isUnknownKind = method === "POST" && !["", "properties", "projects"].includes(kind);
        expect([method, address, response.statusCode]).toEqual([method, address, isUnknownKind ? 400 : 404]);
      }
    }
  });

  test("lists own rows only, and finds them", async () => {
    for (const [list, id] of [
      ["/api/properties/", own["/api/"]],
      ["/messages/", own["/messages/"]],
      ["/sell/", own["/sell/"]],
      ["/service-requests/", own["/service-requests/"]],
      ["/api/enquiries/", own["/api/enquiries/"]],
    ] as const) {
      const { count, results } = (await site.app.inject({ url: list, headers: agent.headers })).json();
      expect([list, count, results.map((row: { id: number }) => row.id)]).toEqual([list, 1, [id]]);
    }
    const leads = (await site.app.inject({ url: "/api/leads/", headers: agent.headers })).json();
    expect(leads.count).toBe(4);
    for (const query of ["owner=none", `owner=${await accountId(admin)}`, "search=sita"]) {
      const { results } = (
        await site.app.inject({ url: `/api/leads/?${query}`, headers: agent.headers })
      ).json();
      const owners = new Set(results.map((lead: { owner: string }) => lead.owner));
      expect([...owners]).toEqual([agent.username]);
    }
    for (const url of [
      `/api/leads/${own["/api/leads/"]}/`,
      `/messages/${own["/messages/"]}/`,
      `/api/history/properties/${own["/api/"]}/`,
    ])
      expect([url, (await site.app.inject({ url, headers: agent.headers })).statusCode]).toEqual([url, 200]);
  });

  test("sees no other agent's lead of the same person", async () => {
    const details = async (caller: LoggedIn) =>
      (await site.app.inject({ url: `/api/leads/${own["/api/leads/"]}/`, headers: caller.headers })).json();
    const owners = (leads: { owner: string }[]) => new Set(leads.map(({ owner }) => owner)).size;
    expect(owners((await details(admin)).other_leads)).toBe(2);
    expect(owners((await details(agent)).other_leads)).toBe(1);
  });

  test("gives no lead away, takes none, and changes none of others in bulk", async () => {
    const ownerId = await accountId(admin);
    const url = `/api/leads/${own["/api/leads/"]}/`;
    const given = await site.app.inject({
      method: "PATCH",
      url,
      payload: { owner_id: ownerId },
      headers: agent.headers,
    });
    expect(given.statusCode).toBe(403);
    const bulk = (change: object, ids = [own["/api/leads/"], foreign["/api/leads/"]]) =>
      site.app.inject({
        method: "POST",
        url: "/api/bulk/",
        payload: { kind: "leads", ids, change },
        headers: agent.headers,
      });
    expect((await bulk({ owner_id: ownerId })).statusCode).toBe(403);
    expect((await bulk({ lead_status: "won" })).json()).toMatchObject({ changed: 1 });
    const { status } = await site.database
      .selectFrom("leads")
      .select("status")
      .where("id", "=", foreign["/api/leads/"] ?? 0)
      .executeTakeFirstOrThrow();
    expect(status).toBe("new");
  });
});

/** Valid, so that the answer is that of the row and not of the body. */
function validBody(url: string): object {
  if (url.startsWith("/api/sms/")) return { is_handled: true };
  if (url === "/api/people/:id/") return { name: "Sita" };
  if (url.endsWith("/events/")) return { kind: "note", text: "A note" };
  if (url.endsWith("/decline/")) return { reason: "Too far away." };
  if (url.endsWith("/sms/")) return { text: "On Saturday." };
  return url.endsWith("/reply/") ? { subject: "Your visit", text: "On Saturday.", language: "en" } : {};
}
