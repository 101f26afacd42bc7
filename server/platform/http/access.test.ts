import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";
import { createTokens } from "#server/platform/session/tokens.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { guardRoutes, publicReads } from "./access.ts";
import type { App } from "./app-type.ts";
import { answerError } from "./error-handler.ts";

/** The only calls that change something for someone who is not logged in. */
const openWrites = [
  "POST /api/token/",
  "POST /api/token/refresh/",
  "POST /sell/",
  "POST /service-requests/",
  "POST /messages/create/",
  // The site's own form pages.
  "POST /*",
];
/** What is left of the API's folders: answers that nothing is there. */
const nothingThere = ["/api/*", "/apis/*", "/sell/*", "/messages/*", "/service-requests/*", "/assets/*"];

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
  staff = await logInAs(site, "staff");
  const tokens = createTokens(await loadSigningSecret(site.database));
  const sessionId = await tokens.read("access", admin.access);
  expired = `Bearer ${await tokens.sign("access", sessionId, new Date(Date.now() - 3_600_000))}`;
});
afterAll(() => site.close());

const changes = (route: RegisteredRoute) => !["GET", "HEAD", "OPTIONS", "TRACE"].includes(route.method);
const nameOf = (route: RegisteredRoute) => `${route.method} ${route.url}`;
const addressOf = (route: RegisteredRoute) => route.url.replace(/:\w+/g, "1").replace("*", "x");
const call = (method: string, url: string, authorization?: string) =>
  site.app.inject({ method, url, headers: authorization ? { authorization } : {} });

describe("every registered route (API4)", () => {
  test("is found by the walk", () => {
    const names = routes.map(nameOf);
    expect(names).toContain("GET /api/properties/");
    expect(names).toContain("POST /api/logout/");
    expect(names).toContain("GET /media/*");
    expect(names).toContain("GET /api/docs/json");
  });

  test("declares its access", () => {
    expect(routes.filter((route) => route.access === undefined).map(nameOf)).toEqual([]);
  });

  test("needs a token to change something, but for the listed ones", () => {
    const open = routes.filter((route) => route.access === "public" && changes(route));
    const catchAll = open.filter((route) => nothingThere.includes(route.url));
    const unlisted = open.filter((route) => !catchAll.includes(route) && !openWrites.includes(nameOf(route)));
    expect(unlisted.map(nameOf)).toEqual([]);
  });

  test("that stands for what is not there does nothing, even for an admin", async () => {
    for (const route of routes.filter(({ url }) => nothingThere.includes(url))) {
      const answer = await call(route.method, addressOf(route), admin.headers.authorization);
      // QUERY must say what its body is, and is refused sooner.
      const refusal = route.method === "QUERY" ? 400 : 404;
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), refusal]);
    }
  });

  test("with people's contact data is for admins to read (API4)", () => {
    const folders = /^\/(sell|messages|service-requests)\/(?!\*)/;
    const reads = routes.filter((route) => folders.test(route.url) && !changes(route));
    expect(reads.filter((route) => route.access !== "admin").map(nameOf)).toEqual([]);
  });

  test("that is guarded answers 401 without a token, with a wrong and with an expired one", async () => {
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
        const answer = await call(route.method, addressOf(route), authorization);
        expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 401]);
        expect(answer.headers["www-authenticate"]).toBe("Bearer");
        expect(answer.headers["x-content-type-options"]).toBe("nosniff");
        if (route.method !== "HEAD") expect(answer.json()).toMatchObject({ code });
      }
    }
    expect(guarded.length).toBeGreaterThan(0);
  });

  test("that is for admins answers 403 to other staff", async () => {
    for (const route of routes.filter((one) => one.access === "admin")) {
      const answer = await call(route.method, addressOf(route), staff.headers.authorization);
      expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
      if (route.method !== "HEAD") expect(answer.json()).toMatchObject({ code: "not_allowed" });
    }
  });

  test("that is guarded has no unguarded spelling", async () => {
    for (const route of routes.filter((one) => one.access !== "public")) {
      for (const address of spellings(addressOf(route))) {
        const answer = await call(route.method, address);
        const isPage = answer.headers["content-type"]?.toString().startsWith("text/html") ?? false;
        const refused = answer.statusCode >= 400 || (isPage && !changes(route));
        expect([route.method, address, refused]).toEqual([route.method, address, true]);
      }
    }
    // React Router says on the console that its pages take no posts.
    vi.spyOn(console, "error").mockClear();
  });
});

/** The same address as another router might take it. */
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

const answer = async () => "something";
const person = { id: 1, username: "someone", isStaff: true, sessionId: "" };
const createGuarded = (isAdmin: boolean): App => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setErrorHandler(answerError);
  guardRoutes(app, async () => ({ ...person, isAdmin }));
  return app;
};

describe("a route without a declaration", () => {
  test("stops the server from starting", () => {
    expect(() => createGuarded(true).get("/open", answer)).toThrow("GET /open does not declare its access");
  });

  test("may be a plugin's reading, never its writing", async () => {
    const reading = createGuarded(true);
    await publicReads(reading, async (scope) => scope.get("/file", answer));
    expect(() => reading.get("/beside", answer)).toThrow("GET /beside does not declare its access");
    expect((await reading.inject("/file")).body).toBe("something");
    const writing = publicReads(createGuarded(true), async (scope) => scope.post("/file", answer));
    await expect(writing).rejects.toThrow("POST /file does not declare its access");
  });
});

describe("a declaration (API4)", () => {
  test.each([
    ["public", false, { none: 200, token: 200 }],
    ["account", false, { none: 401, token: 200 }],
    ["admin", false, { none: 401, token: 403 }],
    ["admin", true, { none: 401, token: 200 }],
  ] as const)("of %s, called by someone whose is_admin is %s", async (access, isAdmin, status) => {
    const app = createGuarded(isAdmin);
    app.get("/thing", { config: { access } }, answer);
    const headers = { authorization: "Bearer token" };
    expect((await app.inject("/thing")).statusCode).toBe(status.none);
    expect((await app.inject({ url: "/thing", headers })).statusCode).toBe(status.token);
    expect((await app.inject({ method: "HEAD", url: "/thing" })).statusCode).toBe(status.none);
  });

  test("that guards is part of the API's description", async () => {
    const document = (await site.app.inject("/api/docs/json")).json();
    const { get } = document.paths["/api/profile/"];
    expect(get.security).toEqual([{ bearer: [] }]);
    expect(Object.keys(get.responses)).toEqual(["200", "401"]);
    expect(document.paths["/api/token/"].post.security).toBeUndefined();
    expect(Object.keys(document.paths["/api/logout/"].post.responses)).toEqual(["204", "401"]);
  });
});
