import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "#web/api/call-failure.ts";
import { callAsAdmin } from "./call-as-admin.ts";
import { storedSession } from "./stored-session.ts";

const user = { username: "admin", is_admin: true, is_staff: true };
const session = { access: "old", refresh: "refresh", user };
const list = { method: "GET", path: "/messages/" } as const;

let calls: string[];
/** A server that accepts one access token, and returns it for the valid refresh token. */
function serve({ validAccess = "new", acceptsRefresh = true, rotated = {} } = {}) {
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get("authorization") ?? "";
    calls.push(`${path} ${token}`.trim());
    await Promise.resolve();
    if (path === "/api/token/refresh/") {
      const isValid = acceptsRefresh && body === JSON.stringify({ refresh: "refresh", rotate: true });
      return Response.json(isValid ? { access: "new", ...rotated } : {}, { status: isValid ? 200 : 401 });
    }
    return Response.json({ path }, { status: token === `Bearer ${validAccess}` ? 200 : 401 });
  });
}
const refreshCount = () => calls.filter((call) => call.startsWith("/api/token/refresh/")).length;

beforeEach(() => {
  calls = [];
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  storedSession.write(session);
});
afterEach(() => vi.unstubAllGlobals());

describe("calls with the session's token (LO3)", () => {
  test("uses a valid token", async () => {
    serve({ validAccess: "old" });
    await expect(callAsAdmin(list)).resolves.toEqual({ path: "/messages/" });
    expect(calls).toEqual(["/messages/ Bearer old"]);
  });

  test("renews and stores a rejected token, then retries the call", async () => {
    serve();
    await expect(callAsAdmin(list)).resolves.toEqual({ path: "/messages/" });
    expect(calls).toEqual(["/messages/ Bearer old", "/api/token/refresh/", "/messages/ Bearer new"]);
    expect(storedSession.read()).toEqual({ ...session, access: "new" });
  });

  test("stores a rotated refresh token", async () => {
    serve({ rotated: { refresh: "next" } });
    await callAsAdmin(list);
    expect(storedSession.read()).toEqual({ ...session, access: "new", refresh: "next" });
    serve({ validAccess: "none" });
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 401 });
    expect(storedSession.read()).toBeNull();
  });

  test("shares one refresh between concurrent rejected calls", async () => {
    serve();
    const paths = Array.from({ length: 20 }, (_, index) => `/messages/${index}/`);
    const results = await Promise.all(paths.map((path) => callAsAdmin({ method: "GET", path })));
    expect(results).toEqual(paths.map((path) => ({ path })));
    expect(refreshCount()).toBe(1);
  });

  test("uses a token that another call has renewed", async () => {
    serve();
    const slow = callAsAdmin(list);
    storedSession.write({ ...session, access: "new" });
    await slow;
    expect(refreshCount()).toBe(0);
    expect(calls.at(-1)).toBe("/messages/ Bearer new");
  });

  test("ends the session for all waiting calls if the refresh is rejected", async () => {
    serve({ acceptsRefresh: false });
    const outcomes = await Promise.allSettled([callAsAdmin(list), callAsAdmin(list)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(refreshCount()).toBe(1);
    expect(storedSession.read()).toBeNull();
  });

  test("ends the session without a second refresh if the new token is rejected too", async () => {
    serve({ validAccess: "none" });
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 401 });
    expect(refreshCount()).toBe(1);
    expect(storedSession.read()).toBeNull();
  });

  test.each([
    ["an unreachable server", () => Promise.reject(new TypeError("Failed to fetch")), { reason: "offline" }],
    ["429", async () => Response.json({}, { status: 429 }), { status: 429 }],
    ["503", async () => Response.json({}, { status: 503 }), { status: 503 }],
    ["an unexpected body", async () => Response.json({}), { reason: "unreadable" }],
  ])("fails the call and keeps the session if the refresh meets %s", async (_name, refresh, failure) => {
    serve();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
      path === "/api/token/refresh/" ? refresh() : fetch(path, init),
    );
    await expect(callAsAdmin(list)).rejects.toMatchObject(failure);
    expect(storedSession.read()).toEqual(session);
    serve();
    await expect(callAsAdmin(list)).resolves.toEqual({ path: "/messages/" });
  });

  test("keeps a session that was started during the refresh", async () => {
    const other = { access: "theirs", refresh: "another", user };
    serve({ acceptsRefresh: false, validAccess: "theirs" });
    const late = callAsAdmin(list);
    storedSession.write(other);
    await expect(late).resolves.toEqual({ path: "/messages/" });
    expect(storedSession.read()).toEqual(other);
  });

  test("rejects with other error statuses, and makes no call without a session", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ detail: "No." }, { status: 403 }));
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 403, detail: "No." });
    expect(storedSession.read()).toEqual(session);
    storedSession.clear();
    serve();
    await expect(callAsAdmin(list)).rejects.toBeInstanceOf(CallFailure);
    expect(calls).toEqual([]);
  });
});

describe("the stored session (LO3)", () => {
  test.each([
    "",
    "null",
    "{",
    "[]",
    '{"access":"a","refresh":"r"}',
    '{"access":1,"refresh":"r","user":{}}',
    '{"__proto__":{"access":"a"}}',
  ])("is null for %s", (text) => {
    localStorage.setItem("session", text);
    expect(storedSession.read()).toBeNull();
  });

  test("stays in memory if the storage is full", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
      removeItem: () => {},
    });
    storedSession.write(session);
    expect(storedSession.read()).toEqual(session);
    storedSession.clear();
    expect(storedSession.read()).toBeNull();
  });
});
