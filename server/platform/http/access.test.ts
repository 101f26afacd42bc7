import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { createTokens } from "#server/platform/session/tokens.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { guardRoutes, registerPublicReads } from "./access.ts";
import type { App } from "./app-type.ts";
import { sendError } from "./error-handler.ts";

/** The only public routes that change something. */
const publicWrites = [
  "POST /api/token/",
  "POST /api/token/refresh/",
  // Need the token of an invitation.
  "POST /api/invitations/check/",
  "POST /api/invitations/accept/",
  // Need the code of the guide for the first run.
  "POST /api/setup/check/",
  "POST /api/setup/",
  "POST /sell/",
  "POST /sell/pictures/",
  "POST /service-requests/",
  "POST /messages/create/",
  "POST /api/enquiries/",
  "POST /api/alerts/",
  // Need the token of an alert.
  "POST /api/alerts/confirm/",
  "POST /api/alerts/unsubscribe/",
  // Forms posted by pages.
  "POST /*",
];
/** Catch-all routes that respond 404. */
const notFoundRoutes = ["/api/*", "/apis/*", "/sell/*", "/messages/*", "/service-requests/*", "/assets/*"];

let site: TestApp;
let routes: RegisteredRoute[];
let admin: LoggedIn;
let staff: LoggedIn;
let expired: string;

beforeAll(async () => {
  routes = await registeredRoutes(async () => {
    site = await createTestApp();
  });
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
  staff = await logInAs(site, "staff");
  const tokens = createTokens(await loadSigningSecret(site.database));
  const sessionId = await tokens.read("access", admin.access);
  expired = `Bearer ${await tokens.sign("access", sessionId, new Date(Date.now() - 3_600_000))}`;
});
afterAll(() => site.close());

const changes = (route: RegisteredRoute) => !["GET", "HEAD", "OPTIONS", "TRACE"].includes(route.method);
const nameOf = (route: RegisteredRoute) => `${route.method} ${route.url}`;
const addressOf = (route: RegisteredRoute) => route.url.replace(/:\w+/g, "1").replace("*", "x/y");
const call = (method: string, url: string, authorization?: string) =>
  site.app.inject({ method, url, headers: authorization ? { authorization } : {} });

describe("every registered route (API4)", () => {
  test("is listed by the test", () => {
    const names = routes.map(nameOf);
    expect(names).toContain("GET /api/properties/");
    expect(names).toContain("POST /api/logout/");
    expect(names).toContain("GET /media/:key/:file");
    expect(names).toContain("GET /api/docs/json");
  });

  test("declares its access", () => {
    expect(routes.filter((route) => route.access === undefined).map(nameOf)).toEqual([]);
  });

  test("needs a token to change something, except the listed public forms", () => {
    const publicRoutes = routes.filter((route) => route.access === "public" && changes(route));
    const catchAll = publicRoutes.filter((route) => notFoundRoutes.includes(route.url));
    const unlisted = publicRoutes.filter(
      (route) => !catchAll.includes(route) && !publicWrites.includes(nameOf(route)),
    );
    expect(unlisted.map(nameOf)).toEqual([]);
  });

  test("that is a catch-all responds 404, even to an admin", async () => {
    for (const route of routes.filter(({ url }) => notFoundRoutes.includes(url))) {
      const response = await call(route.method, addressOf(route), admin.headers.authorization);
      // Fastify rejects QUERY without a content type before the handler runs.
      const expected = route.method === "QUERY" ? 400 : 404;
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), expected]);
    }
  });

  test("with contact data needs a right to be read (API4, LE8)", () => {
    const folders = /^\/(sell|messages|service-requests)\/(?!\*)/;
    const reads = routes.filter((route) => folders.test(route.url) && !changes(route));
    const isForStaff = ({ access }: RegisteredRoute) =>
      access === "admin" || access === "leads" || access === "exports";
    expect(reads.filter((route) => !isForStaff(route)).map(nameOf)).toEqual([]);
  });

  test("that is guarded responds 401 without a token and to an invalid or expired one", async () => {
    const guarded = routes.filter((route) => route.access !== "public");
    const codes = [
      [undefined, "not_authenticated"],
      ["Basic YWRtaW46YWRtaW4=", "not_authenticated"],
      ["Bearer x.y.z", "token_invalid"],
      [`Bearer ${admin.refresh}`, "token_invalid"],
      [expired, "token_expired"],
    ] as const;
    for (const route of guarded) {
      for (const [authorization, code] of codes) {
        const response = await call(route.method, addressOf(route), authorization);
        expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 401]);
        expect(response.headers["www-authenticate"]).toBe("Bearer");
        expect(response.headers["x-content-type-options"]).toBe("nosniff");
        if (route.method !== "HEAD") expect(response.json()).toMatchObject({ code });
      }
    }
    expect(guarded.length).toBeGreaterThan(0);
  });

  test("LD7: with papers responds 403 to admins without the right", async () => {
    const other = await logInAs(site, "admin", false);
    const papers = routes.filter((route) => route.url.includes("papers"));
    expect(papers.length).toBeGreaterThan(6);
    for (const route of papers) {
      const response = await call(route.method, addressOf(route), other.headers.authorization);
      expect([nameOf(route), route.access, response.statusCode]).toEqual([nameOf(route), "papers", 403]);
    }
  });

  test("that needs a right responds 403 to an account without a role", async () => {
    for (const route of routes.filter(({ access }) => access !== "public" && access !== "account")) {
      const response = await call(route.method, addressOf(route), staff.headers.authorization);
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 403]);
      if (route.method !== "HEAD") expect(response.json()).toMatchObject({ code: "not_allowed" });
    }
  });

  test("that is guarded cannot be reached by another spelling of its path", async () => {
    for (const route of routes.filter((route) => route.access !== "public")) {
      for (const address of spellings(addressOf(route))) {
        const response = await call(route.method, address);
        const isPage = response.headers["content-type"]?.toString().startsWith("text/html") ?? false;
        const isRejected = response.statusCode >= 400 || (isPage && !changes(route));
        expect([route.method, address, isRejected]).toEqual([route.method, address, true]);
      }
    }
    // React Router logs POST requests to pages that have no action.
    vi.spyOn(console, "error").mockClear();
  });
});

/** Variants of a path that another router might treat as equal. */
function spellings(address: string): string[] {
  const encoded = address.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [
    address.replace(/\/$/, ""),
    `${address}/`,
    address.toUpperCase(),
    encoded,
    `/${address}`,
    `/x/..${address}`,
    `${address}?access=public`,
    `${address};x`,
  ];
}

const handler = async () => "something";
const person = {
  id: 1,
  username: "someone",
  displayName: null,
  isStaff: true,
  isAgent: false,
  key: null,
  sessionId: "",
};
const createGuarded = (isAdmin: boolean, canSeePapers = false): App => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(sendError);
  guardRoutes(
    app,
    async () => ({ ...person, isAdmin, canSeePapers }),
    async () => false,
  );
  return app;
};

describe("a route without a declaration", () => {
  test("stops the server from starting", () => {
    expect(() => createGuarded(true).get("/open", handler)).toThrow("GET /open does not declare its access");
  });

  test("is allowed for reads of a plugin, but not for writes", async () => {
    const reading = createGuarded(true);
    await registerPublicReads(reading, async (scope) => scope.get("/file", handler));
    expect(() => reading.get("/beside", handler)).toThrow("GET /beside does not declare its access");
    expect((await reading.inject("/file")).body).toBe("something");
    const writing = registerPublicReads(createGuarded(true), async (scope) => scope.post("/file", handler));
    await expect(writing).rejects.toThrow("POST /file does not declare its access");
  });
});

describe("declared access (API4)", () => {
  test.each([
    ["public", false, { none: 200, token: 200 }],
    ["account", false, { none: 401, token: 200 }],
    ["admin", false, { none: 401, token: 403 }],
    ["admin", true, { none: 401, token: 200 }],
    ["papers", false, { none: 401, token: 403 }],
    ["papers", true, { none: 401, token: 403 }],
  ] as const)(
    "%s: responds to a caller whose is_admin is %s with the right status",
    async (access, isAdmin, status) => {
      const app = createGuarded(isAdmin);
      app.get("/thing", { config: { access } }, handler);
      const headers = { authorization: "Bearer token" };
      expect((await app.inject("/thing")).statusCode).toBe(status.none);
      expect((await app.inject({ url: "/thing", headers })).statusCode).toBe(status.token);
      expect((await app.inject({ method: "HEAD", url: "/thing" })).statusCode).toBe(status.none);
    },
  );

  test.each([
    [true, 200],
    [false, 403],
  ])("LD7: papers need the right and an admin: is_admin %s gets %i", async (isAdmin, status) => {
    const app = createGuarded(isAdmin, true);
    app.get("/thing", { config: { access: "papers" } }, handler);
    const headers = { authorization: "Bearer token" };
    expect((await app.inject({ url: "/thing", headers })).statusCode).toBe(status);
  });

  test("appears in the API documentation", async () => {
    const document = (await site.app.inject("/api/docs/json")).json();
    const { get } = document.paths["/api/check-admin/"];
    expect(get.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(get.responses)).toEqual(["200", "401"]);
    expect(document.paths["/api/token/"].post.security).toBeUndefined();
    expect(Object.keys(document.paths["/api/logout/"].post.responses)).toEqual(["204", "401"]);
  });
});
