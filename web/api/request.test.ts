import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { problemTexts } from "#domain/problems.ts";
import { CallFailure } from "./call-failure.ts";
import { request } from "./request.ts";

const call = { method: "POST", path: "/messages/create/", body: { name: "Sita" } } as const;

function answer(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body || null, { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function failureOf(pending: Promise<unknown>): Promise<CallFailure> {
  const error = await pending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallFailure)) throw new Error("the call did not fail as a call fails");
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

describe("where a call goes (API7)", () => {
  test.each([
    [undefined, "/messages/create/"],
    ["", "/messages/create/"],
    ["https://api.example", "https://api.example/messages/create/"],
    ["https://api.example/", "https://api.example/messages/create/"],
  ])("with VITE_API_URL %j to %s", async (host, address) => {
    if (host !== undefined) vi.stubEnv("VITE_API_URL", host);
    const fetched = answer(201, "{}");
    await request(call);
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
  });
});

test("the body goes as JSON, and the answer's JSON comes back", async () => {
  const fetched = answer(201, '{"id":7}');
  expect(await request(call)).toEqual({ id: 7 });
  const [, sent] = fetched.mock.calls[0] ?? [];
  expect(sent).toMatchObject({ method: "POST", body: '{"name":"Sita"}' });
  expect(new Headers(sent?.headers).get("content-type")).toBe("application/json");
});

test("an empty answer is nothing; one that is no JSON is a failure", async () => {
  answer(204, "");
  expect(await request(call)).toBeUndefined();
  answer(200, "<html>");
  expect((await failureOf(request(call))).reason).toBe("unreadable");
});

test("LO3: after ten seconds without an answer it is given up", async () => {
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

test("no connection is told as that", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await failureOf(request(call))).reason).toBe("offline");
});

describe("refusals (API5)", () => {
  test("a problem of ours is read whole, with its fields", async () => {
    const fields = { email: [{ code: "email_invalid", message: "Enter a valid e-mail address." }] };
    answer(400, JSON.stringify({ detail: problemTexts.invalid_input, code: "invalid_input", fields }));
    const failure = await failureOf(request(call));
    expect(failure).toMatchObject({ reason: "refused", status: 400, said: problemTexts.invalid_input });
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
  ])("CO2: of %s the words are %s", async (body, said) => {
    answer(502, body);
    const failure = await failureOf(request(call));
    expect(failure.said).toBe(said);
    expect(failure.reason).toBe("refused");
    expect([...failure.fieldCodes()]).toEqual([]);
  });
});
