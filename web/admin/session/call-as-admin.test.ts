import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CallFailure } from "#web/api/call-failure.ts";
import { callAsAdmin } from "./call-as-admin.ts";
import { storedSession } from "./stored-session.ts";

const user = { username: "admin", is_admin: true, is_staff: true };
const session = { access: "old", refresh: "refresh", user };
const list = { method: "GET", path: "/messages/" } as const;

let calls: string[];
/** A server that takes one access token, and gives it to those who ask with the right refresh token. */
function serve({ good = "new", refreshes = true, next = {} } = {}) {
  vi.stubGlobal("fetch", async (path: string, { headers, body }: RequestInit) => {
    const token = new Headers(headers).get("authorization") ?? "";
    calls.push(`${path} ${token}`.trim());
    await Promise.resolve();
    if (path === "/api/token/refresh/") {
      const isRight = refreshes && body === JSON.stringify({ refresh: "refresh", rotate: true });
      return Response.json(isRight ? { access: "new", ...next } : {}, { status: isRight ? 200 : 401 });
    }
    return Response.json({ path }, { status: token === `Bearer ${good}` ? 200 : 401 });
  });
}
const refreshes = () => calls.filter((call) => call.startsWith("/api/token/refresh/")).length;

beforeEach(() => {
  calls = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  storedSession.write(session);
});
afterEach(() => vi.unstubAllGlobals());

describe("calls with the session's token (LO3)", () => {
  test("a good token is simply used", async () => {
    serve({ good: "old" });
    await expect(callAsAdmin(list)).resolves.toEqual({ path: "/messages/" });
    expect(calls).toEqual(["/messages/ Bearer old"]);
  });

  test("a refused token is refreshed, kept, and the call made again", async () => {
    serve();
    await expect(callAsAdmin(list)).resolves.toEqual({ path: "/messages/" });
    expect(calls).toEqual(["/messages/ Bearer old", "/api/token/refresh/", "/messages/ Bearer new"]);
    expect(storedSession.read()).toEqual({ ...session, access: "new" });
  });

  test("a refresh token that comes along takes the place of the old one", async () => {
    serve({ next: { refresh: "next" } });
    await callAsAdmin(list);
    expect(storedSession.read()).toEqual({ ...session, access: "new", refresh: "next" });
    serve({ good: "none" });
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 401 });
    expect(storedSession.read()).toBeNull();
  });

  test("many calls refused at once share one refresh", async () => {
    serve();
    const paths = Array.from({ length: 20 }, (_, index) => `/messages/${index}/`);
    const answers = await Promise.all(paths.map((path) => callAsAdmin({ method: "GET", path })));
    expect(answers).toEqual(paths.map((path) => ({ path })));
    expect(refreshes()).toBe(1);
  });

  test("a call refused after another refreshed uses that token", async () => {
    serve();
    const slow = callAsAdmin(list);
    storedSession.write({ ...session, access: "new" });
    await slow;
    expect(refreshes()).toBe(0);
    expect(calls.at(-1)).toBe("/messages/ Bearer new");
  });

  test("a refused refresh ends the session for all who waited for it", async () => {
    serve({ refreshes: false });
    const outcomes = await Promise.allSettled([callAsAdmin(list), callAsAdmin(list)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(refreshes()).toBe(1);
    expect(storedSession.read()).toBeNull();
  });

  test("a refresh is tried once a call: a new token that is refused too ends the session", async () => {
    serve({ good: "none" });
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(1);
    expect(storedSession.read()).toBeNull();
  });

  test.each([
    ["an unreachable server", () => Promise.reject(new TypeError("Failed to fetch")), { reason: "offline" }],
    ["429", async () => Response.json({}, { status: 429 }), { status: 429 }],
    ["503", async () => Response.json({}, { status: 503 }), { status: 503 }],
    ["an unreadable answer", async () => Response.json({}), { reason: "unreadable" }],
  ])("a refresh that meets %s fails the call and keeps the session", async (_name, refresh, failure) => {
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

  test("a session opened in the meantime is not the one that ended", async () => {
    const other = { access: "theirs", refresh: "another", user };
    serve({ refreshes: false, good: "theirs" });
    const late = callAsAdmin(list);
    storedSession.write(other);
    await expect(late).resolves.toEqual({ path: "/messages/" });
    expect(storedSession.read()).toEqual(other);
  });

  test("other refusals are the caller's, and no session is no call", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ detail: "No." }, { status: 403 }));
    await expect(callAsAdmin(list)).rejects.toMatchObject({ status: 403, said: "No." });
    expect(storedSession.read()).toEqual(session);
    storedSession.clear();
    serve();
    await expect(callAsAdmin(list)).rejects.toBeInstanceOf(CallFailure);
    expect(calls).toEqual([]);
  });
});

describe("what storage holds (LO3)", () => {
  test.each([
    "",
    "null",
    "{",
    "[]",
    '{"access":"a","refresh":"r"}',
    '{"access":1,"refresh":"r","user":{}}',
    '{"__proto__":{"access":"a"}}',
  ])("%s is nobody", (text) => {
    localStorage.setItem("session", text);
    expect(storedSession.read()).toBeNull();
  });

  test("where nothing can be stored, the tab remembers", () => {
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
