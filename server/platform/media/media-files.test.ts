import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

/** The second size is streamed from a disk. */
const contents = new Map([
  ["720.webp", randomBytes(20_000)],
  ["1080.jpg", randomBytes(900_000)],
]);
let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.media.put("house", contents, "public");
});
afterAll(() => site.close());

describe.each([...contents])("SC1: the file %s of a public picture", (file, content) => {
  const url = `/media/house/${file}`;
  const send = (method: "GET" | "HEAD", headers = {}) => site.app.inject({ method, url, headers });

  test("is sent whole, with its length and an ETag", async () => {
    const { statusCode, headers, rawPayload } = await send("GET");
    expect([statusCode, rawPayload.equals(content)]).toEqual([200, true]);
    expect(headers).toMatchObject({ "content-length": String(content.length), etag: '"house"' });
  });

  test("is described without its content by HEAD", async () => {
    const { statusCode, headers, rawPayload } = await send("HEAD");
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
    expect(headers["content-length"]).toBe(String(content.length));
  });

  test("is not sent again to a client that has it", async () => {
    for (const tag of ['"house"', 'W/"house"', '"other", "house"', "*"]) {
      const { statusCode, headers, rawPayload } = await send("GET", { "if-none-match": tag });
      expect([tag, statusCode, rawPayload.length]).toEqual([tag, 304, 0]);
      expect(headers["cache-control"]).toContain("immutable");
    }
    expect((await send("GET", { "if-none-match": '"other"' })).statusCode).toBe(200);
  });
});

test("SC1: a picture that is hidden is not served, also to a client that has it", async () => {
  await site.media.put("hidden", contents, "public");
  await site.media.move(["hidden"], "private");
  for (const file of contents.keys()) {
    const headers = { "if-none-match": '"hidden"' };
    expect((await site.app.inject({ url: `/media/hidden/${file}`, headers })).statusCode).toBe(404);
  }
});
