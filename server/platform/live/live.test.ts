import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields } from "#server/testing/sample-forms.ts";
import { freePort } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { LiveUpdates } from "./live-updates.ts";

type Instance = Readonly<{ site: TestApp; origin: string }>;

let first: Instance;
let second: Instance;
let admin: LoggedIn;
const opened: AbortController[] = [];

async function startInstance(other?: TestApp): Promise<Instance> {
  const shared = other && { database: other.database, url: other.databaseUrl, drop: async () => undefined };
  const site = await createTestApp({}, shared, { liveCheckIntervalMs: 200 });
  const port = await freePort();
  await site.app.listen({ host: "127.0.0.1", port });
  return { site, origin: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  first = await startInstance();
  second = await startInstance(first.site);
  admin = await logInAs(first.site, "admin");
});
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort();
});
afterAll(async () => {
  await second.site.close();
  await first.site.close();
});

/** Reads the stream in the background; `text` is what has arrived. */
async function follow({ origin }: Instance, headers: Record<string, string> = admin.headers) {
  const controller = new AbortController();
  opened.push(controller);
  const response = await fetch(`${origin}/api/live/`, { headers, signal: controller.signal });
  let text = "";
  const ended = (async () => {
    try {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
    } catch {
      // The test has closed the connection.
    }
  })();
  return { response, text: () => text, ended };
}

const sendMessage = ({ site }: Instance, subject: string) =>
  site.app.inject({ method: "POST", url: "/messages/create/", payload: { ...messageFields, subject } });

describe("GET /api/live/ (LE3)", () => {
  test("sends the topic of a change made through another instance, and no data", async () => {
    const { response, text } = await follow(second);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    await expect.poll(text).toContain(": connected");
    await sendMessage(first, "Secret subject");
    await expect.poll(text).toMatch(/event: change\ndata: [\w ]*\bmessages\b/);
    expect(text()).not.toContain("Secret");
  });

  test("gathers many changes into few events", async () => {
    const { text } = await follow(second);
    await expect.poll(text).toContain(": connected");
    const startedAt = Date.now();
    await Promise.all(Array.from({ length: 60 }, (_, number) => sendMessage(first, `Number ${number}`)));
    await expect.poll(text).toContain("messages");
    const maxEvents = 2 + (Date.now() - startedAt) / 500;
    expect(text().match(/event: change/g)?.length).toBeLessThan(maxEvents);
  });

  test("needs a token, and ends when the session does", async () => {
    expect((await follow(first, {})).response.status).toBe(401);
    const leaving = await logInAs(first.site, "staff");
    const { text, ended } = await follow(first, leaving.headers);
    await expect.poll(text).toContain(": connected");
    const logout = { method: "POST", url: "/api/logout/", headers: leaving.headers } as const;
    expect((await first.site.app.inject(logout)).statusCode).toBe(204);
    await ended;
    expect(text()).toBe(": connected\n\n");
  });

  test("limits the connections of an account", () => {
    const live = new LiveUpdates();
    const streams = Array.from({ length: 50 }, () => live.open(1));
    expect(() => live.open(1)).toThrow(expect.objectContaining({ code: "too_many_requests" }));
    for (const stream of [...streams, live.open(2)]) stream.destroy();
  });

  test("disconnects a client that does not read", () => {
    vi.useFakeTimers();
    const live = new LiveUpdates();
    const stream = live.open(1);
    for (let change = 0; !stream.destroyed && change < 5_000; change += 1) {
      live.onConnected();
      vi.advanceTimersByTime(1_000);
    }
    vi.useRealTimers();
    expect(stream.destroyed).toBe(true);
  });

  test("a server that stops ends the connections", async () => {
    const instance = await startInstance(first.site);
    const { text, ended } = await follow(instance);
    await expect.poll(text).toContain(": connected");
    await instance.site.close();
    await ended;
  });

  test("pages may connect to it", async () => {
    const page = await first.site.app.inject("/login");
    expect(page.headers["content-security-policy"]).toContain("connect-src 'self'");
  });
});
