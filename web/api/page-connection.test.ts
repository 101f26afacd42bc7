import { afterEach, expect, test, vi } from "vitest";
import { fetchPage, isWaitingForConnection, onConnectionChange, retryPages } from "./page-connection.ts";

const address = "http://localhost/buy.data";

afterEach(() => vi.unstubAllGlobals());

function answerWith(...answers: (Response | Error)[]) {
  vi.stubGlobal("fetch", async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
}

test("a page's request waits when the connection fails, and is sent again on retry", async () => {
  answerWith(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"), new Response("page"));
  const onChange = vi.fn();
  const unsubscribe = onConnectionChange(onChange);
  const page = fetchPage(new Request(address));
  await vi.waitFor(() => expect(isWaitingForConnection()).toBe(true));
  retryPages();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3));
  expect(isWaitingForConnection()).toBe(true);
  retryPages();
  expect(await (await page).text()).toBe("page");
  expect(isWaitingForConnection()).toBe(false);
  unsubscribe();
});

test("a request whose answer breaks off halfway waits as well", async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError("network error")) });
  answerWith(new Response(broken), new Response("page"));
  const page = fetchPage(new Request(address));
  await vi.waitFor(() => expect(isWaitingForConnection()).toBe(true));
  retryPages();
  expect(await (await page).text()).toBe("page");
});

test("an answer of the server is handed on, whatever its status", async () => {
  answerWith(new Response("broken", { status: 500 }));
  expect((await fetchPage(new Request(address))).status).toBe(500);
});

test("a waiting request ends when another navigation takes its place", async () => {
  answerWith(new TypeError("Failed to fetch"));
  const navigation = new AbortController();
  const page = fetchPage(new Request(address, { signal: navigation.signal }));
  await vi.waitFor(() => expect(isWaitingForConnection()).toBe(true));
  navigation.abort(new Error("superseded"));
  await expect(page).rejects.toThrow("superseded");
  expect(isWaitingForConnection()).toBe(false);
});
