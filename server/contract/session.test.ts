import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { ContractApi, contractPassword } from "./contract-api.ts";

const api = new ContractApi();
const { call } = api;
beforeAll(() => api.start());
afterAll(() => api.close());

describe("session", () => {
  let refresh: string;

  test("POST /api/token/ returns both tokens, or an error with a detail (API1)", async () => {
    const wrong = await call("POST", "/api/token/", { json: { username: "admin", password: "no" } });
    expect([wrong.status, wrong.body.detail]).toEqual([401, "Invalid username or password."]);
    const { status, body } = await call("POST", "/api/token/", {
      json: { username: "admin", password: contractPassword },
    });
    expect([status, Object.keys(body).sort()]).toEqual([200, ["access", "refresh"]]);
    ({ refresh } = body);
    api.access = body.access;
  });

  test("POST /api/token/refresh/ returns a new access token (API1)", async () => {
    const { body } = await call("POST", "/api/token/refresh/", { json: { refresh }, as: "visitor" });
    expect(Object.keys(body)).toEqual(["access"]);
    const rotated = await call("POST", "/api/token/refresh/", {
      json: { refresh, rotate: true },
      as: "visitor",
    });
    expect(Object.keys(rotated.body)).toEqual(["access", "refresh"]);
    api.access = body.access;
    expect((await call("GET", "/api/check-admin/")).body).toEqual({ is_admin: true });
  });

  test("GET /api/profile/ returns the account (API1)", async () => {
    expect((await call("GET", "/api/profile/")).body).toMatchObject({ username: "admin", is_admin: true });
    expect((await call("GET", "/api/check-admin/", { as: "visitor" })).status).toBe(401);
  });
});

describe("the second factor", () => {
  test("is enabled with a first code and disabled with a recovery code", async () => {
    expect((await call("GET", "/api/second-factor/")).body).toEqual({ is_on: false, recovery_codes_left: 0 });
    const password = contractPassword;
    expect((await call("POST", "/api/second-factor/", { json: { password: "no" } })).status).toBe(400);
    const { body } = await call("POST", "/api/second-factor/", { json: { password } });
    const on = { json: { code: authenticatorCode(body.secret) } };
    const [code] = (await call("POST", "/api/second-factor/confirm/", on)).body.recovery_codes;
    expect((await call("POST", "/api/second-factor/", { json: { password } })).status).toBe(409);
    const off = await call("POST", "/api/second-factor/off/", { json: { password, code } });
    expect(off.status).toBe(204);
  });
});

test("accounts: invite, accept, change, sessions, password (LE8)", async () => {
  const password = contractPassword;
  const invited = await call("POST", "/api/invitations/", {
    json: { password, username: "sita", role: "agent" },
  });
  expect(invited.status).toBe(201);
  const token = invited.body.link.split("#")[1];
  expect((await call("GET", "/api/invitations/")).body.results).toHaveLength(1);
  const check = { json: { token }, as: "visitor" } as const;
  expect((await call("POST", "/api/invitations/check/", check)).body.username).toBe("sita");
  const accept = { json: { token, new_password: password }, as: "visitor" } as const;
  expect((await call("POST", "/api/invitations/accept/", accept)).status).toBe(201);
  expect((await call("DELETE", `/api/invitations/${invited.body.id}/`)).status).toBe(404);
  const { results } = (await call("GET", "/api/accounts/")).body;
  const { id } = results.find(({ username }: { username: string }) => username === "sita");
  const changed = await call("PATCH", `/api/accounts/${id}/`, { json: { password, role: "admin" } });
  expect(changed.body).toMatchObject({ username: "sita", role: "admin" });
  expect((await call("GET", `/api/accounts/${id}/sessions/`)).body).toEqual({ results: [] });
  expect((await call("POST", `/api/accounts/${id}/sessions/end/`, { json: {} })).status).toBe(204);
  expect((await call("GET", "/api/sessions/")).body.results).not.toEqual([]);
  expect((await call("POST", "/api/sessions/end/", { json: {} })).status).toBe(204);
  expect((await call("PUT", "/api/phone/", { json: { phone: "९८०००००२०१" } })).status).toBe(200);
  const named = { display_name: "Sita Karna" };
  expect((await call("PUT", "/api/display-name/", { json: named })).body).toEqual(named);
  expect((await call("GET", "/api/phone/")).body).toEqual({ phone: "9800000201" });
  const same = { json: { password, new_password: password } };
  expect((await call("POST", "/api/password/", same)).status).toBe(204);
});

test("IM6: API keys: create, use, list, revoke", async () => {
  const json = { name: "Website", scopes: ["read"], lifetime: "1_year", password: contractPassword };
  const { status, body } = await call("POST", "/api/keys/", { json });
  expect(status).toBe(201);
  const { key, ...listed } = body;
  expect((await call("GET", "/api/keys/")).body.results).toEqual([listed]);
  const headers = { authorization: `Bearer ${key}` };
  expect((await api.site.app.inject({ url: "/api/leads/", headers })).statusCode).toBe(200);
  expect((await call("DELETE", `/api/keys/${body.id}/`)).status).toBe(204);
  expect((await api.site.app.inject({ url: "/api/leads/", headers })).statusCode).toBe(401);
});

test("POST /api/logout/ ends the session (API1)", async () => {
  expect((await call("POST", "/api/logout/")).status).toBe(204);
  expect((await call("GET", "/messages/")).status).toBe(401);
});

test("calls each operation of its area (API1)", () => api.expectAllCalled("session"));
