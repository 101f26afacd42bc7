import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { problemTexts } from "#domain/problem-texts.ts";
import { CallFailure } from "./call-failure.ts";
import { request } from "./request.ts";

const call = { method: "POST", path: "/messages/create/", body: { name: "Sita" } } as const;

function respondWith(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body || null, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function failureOf(pending: Promise<unknown>): Promise<CallFailure> {
  const error = await pending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailure)) throw new Error("the call did not reject with a CallFailure");
  return error;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("the URL of a call (API7)", () => {
  test.each([
    [undefined, "/messages/create/"],
    ["", "/messages/create/"],
    ["https://api.example", "https://api.example/messages/create/"],
    ["https://api.example/", "https://api.example/messages/create/"],
  ])("with VITE_API_URL %j is %s", async (host, url) => {
    if (host !== undefined) vi.stubEnv("VITE_API_URL", host);
    const fetched = respondWith(201, "{}");
    await request(call);
    expect(fetched.mock.calls[0]?.[0]).toBe(url);
  });
});

test("sends the body as JSON and returns the response's JSON", async () => {
  const fetched = respondWith(201, '{"id":7}');
  expect(await request(call)).toEqual({ id: 7 });
  const [, sent] = fetched.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ method: "POST", body: '{"name":"Sita"}' });
  expect(new Headers(sent?.headers).get("content-type")).toBe("application/json");
});

test("returns undefined for an empty response and fails for invalid JSON", async () => {
  respondWith(204, "");
  expect(await request(call)).toBeUndefined();
  respondWith(200, "<html>");
  expect((await failureOf(request(call))).reason).toBe("unreadable");
});

test("LO3: times out after ten seconds without a response", async () => {
  vi.stubGlobal("fetch", (_address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const pending = failureOf(request(call));
  let isOver = false;
  void pending.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await pending).reason).toBe("timeout");
});

test("fails as offline without a connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await failureOf(request(call))).reason).toBe("offline");
});

describe("error responses (API5)", () => {
  test("reads our problem format with its fields", async () => {
    const fields = { email: [{ code: "email_invalid", message: "Enter a valid e-mail address." }] };
    respondWith(400, JSON.stringify({ detail: problemTexts.invalid_input, code: "invalid_input", fields }));
    const failure = await failureOf(request(call));
    expect(failure).toMatchObject({ reason: "refused", status: 400, detail: problemTexts.invalid_input });
    expect([...failure.fieldCodes()]).toEqual([["email", "email_invalid"]]);
  });

  test.each([
    ['{"detail":"Mailbox is full"}', "Mailbox is full"],
    ['{"message":"Mailbox is full"}', "Mailbox is full"],
    ['{"detail":{"email":["bad"]}}', undefined],
    ['{"detail":""}', undefined],
    ['["no"]', undefined],
    ["<h1>Bad gateway</h1>", undefined],
    ["", undefined],
  ])("CO2: the detail of %s is %s", async (body, detail) => {
    respondWith(502, body);
    const failure = await failureOf(request(call));
    expect(failure.detail).toBe(detail);
    expect(failure.reason).toBe("refused");
    expect([...failure.fieldCodes()]).toEqual([]);
  });
});

test("a response that its schema rejects is a failed call, and any other is parsed", async () => {
  const schema = z.object({ count: z.int() });
  respondWith(200, '{"count":2,"unknown":true}');
  await expect(request(call, schema)).resolves.toEqual({ count: 2 });
  respondWith(200, '{"count":"two"}');
  expect(await failureOf(request(call, schema))).toMatchObject({ reason: "unreadable" });
});
