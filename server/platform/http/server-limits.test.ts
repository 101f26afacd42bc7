import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe("a server that runs out of memory", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({}, undefined, { maxRssBytes: 1 });
  });
  afterAll(() => site.close());

  test("says so in time: 503 with Retry-After for everything but whether it is alive", async () => {
    // It looks about once a second.
    const statusOf = async (url: string) => (await site.app.inject(url)).statusCode;
    await expect.poll(() => statusOf("/api/properties/"), { timeout: 5_000 }).toBe(503);
    // A page that was rendered before would still be served, which costs nothing.
    for (const url of ["/api/properties/", "/about"]) {
      const answer = await site.app.inject(url);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
      expect(problemSchema.parse(answer.json()).code).toBe("unavailable");
    }
    expect((await site.app.inject("/healthz")).statusCode).toBe(200);
  });
});

describe("a connection that takes for ever", () => {
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
    ["that never says anything", "", ""],
    ["whose header drips", head, "X-Slow: x\r\n"],
    ["whose body drips", `${head}Content-Length: 1000\r\n\r\n{`, " "],
  ])("%s is cut", async (_what, begun, drop) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    const answer = text(socket).catch(() => "");
    if (begun) socket.write(begun);
    // The drops keep the connection from being idle.
    const dripping = setInterval(() => drop && socket.writable && socket.write(drop), 40);
    // A reset is a way to be cut too; events.once would throw it.
    socket.on("error", () => undefined);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(dripping);
    expect(await answer).not.toMatch(/^HTTP\/1.1 2/);
  });
});
