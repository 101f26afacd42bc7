import { afterEach, expect, test, vi } from "vitest";
import { fetchPage, isWaitingForConnection, onConnectionChange, retryPages } from "./page-connection.ts";

const address = "http://localhost/buy.data";

afterEach(() => vi.unstubAllGlobals());

function respondWith(...responses: (Response | Error)[]) {
  vi.stubGlobal("fetch", async () => {
    const response = responses.shift();
    if (response instanceof Response) return response;
    throw response;
  });
}

test("waits when the connection fails, and sends the request again on retry", async () => {
  respondWith(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"), new Response("page"));
  const onChange = vi.fn();
  const unsubscribe = onConnectionChange(onChange);
  const page = fetchPage(new Request(address));
  await expect.poll(isWaitingForConnection).toBe(true);
  retryPages();
  await expect.poll(() => onChange).toHaveBeenCalledTimes(3);
  expect(isWaitingForConnection()).toBe(true);
  retryPages();
  expect(await (await page).text()).toBe("page");
  expect(isWaitingForConnection()).toBe(false);
  unsubscribe();
});

test("waits when the connection breaks during the response", async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
  respondWith(new Response(broken), new Response("page"));
  const page = fetchPage(new Request(address));
  await expect.poll(isWaitingForConnection).toBe(true);
  retryPages();
  expect(await (await page).text()).toBe("page");
});

test("returns a response of any status", async () => {
  respondWith(new Response("broken", { status: 500 }));
  expect((await fetchPage(new Request(address))).status).toBe(500);
});

test("rejects a waiting request when another navigation supersedes it", async () => {
  respondWith(new TypeError("Failed to fetch"));
  const navigation = new AbortController();
  const page = fetchPage(new Request(address, { signal: navigation.signal }));
  await expect.poll(isWaitingForConnection).toBe(true);
  navigation.abort(new Error("superseded"));
  await expect(page).rejects.toThrow("superseded");
  expect(isWaitingForConnection()).toBe(false);
});
