import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe("a server over its memory limit", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({}, undefined, { maxRssBytes: 1 });
  });
  afterAll(() => site.close());

  test("responds 503 with Retry-After to everything except the liveness check", async () => {
    // Memory is checked about once a second.
    const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;
    // A cached response would still be sent, and an unknown parameter bypasses the cache.
    await expect.poll(() => statusOf("/api/properties/?uncached")).toBe(503);
    for (const url of ["/api/properties/?uncached", "/about"]) {
      const response = await site.app.inject(url);
      expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "10"]);
      expect(problemSchema.parse(response.json()).code).toBe("unavailable");
    }
    expect((await site.app.inject("/healthz")).statusCode).toBe(200);
  });
});

test("a server that a busy machine stopped for some seconds refuses nobody", async () => {
  const site = await createTestApp();
  try {
    await site.app.ready();
    for (let pause = 0; pause < 3; pause += 1) {
      blockEventLoop(1_100);
      await delay(1);
    }
    expect((await site.app.inject("/api/properties/?uncached")).statusCode).toBe(200);
  } finally {
    await site.close();
  }
});

function blockEventLoop(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe("a connection that never completes its request", () => {
  let site: TestApp;
  let port: number;
  beforeAll(async () => {
    const limits = {
      headersTimeoutMs: 300,
      requestTimeoutMs: 600,
      connectionTimeoutMs: 500,
      connectionCheckIntervalMs: 50,
    };
    site = await createTestApp({}, undefined, limits);
    await site.app.listen({ host: "127.0.0.1", port: 0 });
    const address = site.app.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(() => site.close());

  const head = "POST /messages/create/ HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json\r\n";

  test.each([
    ["without any data", "", ""],
    ["with slowly sent headers", head, "X-Slow: x\r\n"],
    ["with a slowly sent body", `${head}Content-Length: 1000\r\n\r\n{`, " "],
  ])("%s is closed", async (_kind, start, drop) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const response = text(socket).catch(() => "");
    if (start) socket.write(start);
    // Sends bytes regularly, so that the connection is not idle.
    const dripping = setInterval(() => drop && socket.writable && socket.write(drop), 40);
    // The server may also reset the connection; events.once would throw that error.
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(dripping);
    expect(await response).not.toMatch(/^HTTP\/1.1 2/);
  });
});
