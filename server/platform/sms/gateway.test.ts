import { afterEach, describe, expect, test } from "vitest";
import {
  aakashAborts,
  aakashAccepts,
  aakashErrors,
  type GatewayAnswer,
  sparrowAccepts,
  sparrowErrors,
  startSmsGateway,
} from "#server/testing/sms-gateway.ts";
import { createSmsGateway } from "./gateway.ts";

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const text = "नमस्ते & 100% ठिक = हो?";

async function send(provider: "sparrow" | "aakash", answer: GatewayAnswer, timeoutMs = 10_000) {
  const server = await startSmsGateway(() => answer);
  closers.push(server.close);
  const settings = { provider, token: "secret token", from: "MithilaGhar", url: server.url, dailyCap: 10 };
  const result = await createSmsGateway(settings, timeoutMs).send("9800000201", text);
  return { result, received: server.received };
}

describe("DY9: Sparrow", () => {
  test("gets the token, the sender, ten digits and the text", async () => {
    const { result, received } = await send("sparrow", sparrowAccepts);
    expect(result).toEqual({ outcome: "sent", code: "200" });
    expect(received.map(({ fields }) => fields)).toEqual([
      { path: "/v2/sms/", token: "secret token", from: "MithilaGhar", to: "9800000201", text },
    ]);
  });

  test.each(sparrowErrors)("refuses with code %i: %s", async (code, response) => {
    const { result } = await send("sparrow", { status: 403, body: { response_code: code, response } });
    expect(result).toEqual({ outcome: "refused", code: `${code} ${response}` });
  });
});

describe("DY9: Aakash", () => {
  test("gets the token, ten digits and the text", async () => {
    const { result, received } = await send("aakash", aakashAccepts);
    expect(result).toEqual({ outcome: "sent", code: "2673160" });
    expect(received.map(({ fields }) => fields)).toEqual([
      { path: "/sms/v3/send", auth_token: "secret token", to: "9800000201", text },
    ]);
  });

  test.each(aakashErrors)("refuses: %s", async (message) => {
    const { result } = await send("aakash", { status: 200, body: { error: true, message, data: [] } });
    expect(result).toEqual({ outcome: "refused", code: message });
  });

  test("refuses a number that no network has", async () => {
    expect((await send("aakash", aakashAborts)).result).toEqual({
      outcome: "refused",
      code: "invalid number",
    });
  });
});

describe.each(["sparrow", "aakash"] as const)("DY9: %s, other than documented", (provider) => {
  test.each([
    ["a page of a proxy", { status: 502, body: "<h1>Bad gateway</h1>" }, "unknown", "HTTP 502"],
    ["a success without a body", { status: 200, body: "" }, "unknown", "HTTP 200"],
    ["a success of another form", { status: 200, body: { ok: true } }, "unknown", "HTTP 200"],
    ["another address", { status: 302, body: "" }, "unknown", "HTTP 302"],
    ["an address that is wrong", { status: 404, body: "not found" }, "refused", "HTTP 404"],
    ["a connection that is cut", "cut", "unknown", "no_answer"],
    ["an answer that never ends", { status: 200, body: "x".repeat(100_000) }, "unknown", "no_answer"],
  ] as const)("%s", async (_case, answer, outcome, code) => {
    const { result, received } = await send(provider, answer);
    expect(result).toEqual({ outcome, code });
    expect(received).toHaveLength(1);
  });

  test("no answer in time", async () => {
    const { result, received } = await send(provider, "hang", 300);
    expect(result).toEqual({ outcome: "unknown", code: "no_answer" });
    expect(received).toHaveLength(1);
  });
});

test("DY9: a gateway that answers twice sent one message, and the next has its own answer", async () => {
  const answers: GatewayAnswer[] = ["twice", { status: 403, body: { response_code: 1007, response: "No" } }];
  const server = await startSmsGateway(() => answers.shift() ?? sparrowAccepts);
  closers.push(server.close);
  const gateway = createSmsGateway({
    provider: "sparrow",
    token: "t",
    from: "f",
    url: server.url,
    dailyCap: 1,
  });
  expect(await gateway.send("9800000201", "1")).toEqual({ outcome: "sent", code: "200" });
  expect(await gateway.send("9800000201", "2")).toEqual({ outcome: "refused", code: "1007 No" });
});

test("DY9: a gateway that can't be connected to got nothing", async () => {
  const server = await startSmsGateway();
  await server.close();
  const gateway = createSmsGateway({
    provider: "sparrow",
    token: "t",
    from: "f",
    url: server.url,
    dailyCap: 1,
  });
  expect(await gateway.send("9800000201", "1")).toEqual({ outcome: "unreachable", code: "unreachable" });
});
