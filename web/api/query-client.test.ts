import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("LO5: retries a failing query after 1, 2 and 4 seconds, then gives up", async () => {
  const startMs = Date.now();
  const attemptsMs: number[] = [];
  const failing = createQueryClient().fetchQuery({
    queryKey: ["properties"],
    queryFn: () => {
      attemptsMs.push(Date.now() - startMs);
      throw new Error("away");
    },
    retry: 3,
  });
  const outcome = expect(failing).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(60_000);
  await outcome;
  expect(attemptsMs).toEqual([0, 1_000, 3_000, 7_000]);
});

test("LO5: limits the retry delay to 30 seconds", () => {
  const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
  if (typeof delay !== "function") throw new Error("the delay is not a function");
  expect([0, 1, 4, 5, 20].map((failures) => delay(failures, new Error()))).toEqual([
    1_000, 2_000, 16_000, 30_000, 30_000,
  ]);
});

test("LO5: does not retry a failing mutation", async () => {
  let calls = 0;
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      calls += 1;
      return Promise.reject(new Error("refused"));
    },
  });
  await expect(mutation.mutate()).rejects.toThrow("refused");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toBe(1);
});

test("LO5: drops unused data after five minutes", async () => {
  const client = createQueryClient();
  client.setQueryData(["properties"], ["a home"]);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1_000);
  expect(client.getQueryData(["properties"])).toEqual(["a home"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(client.getQueryData(["properties"])).toBeUndefined();
});

test("a change without a connection fails at once instead of waiting for one", async () => {
  onlineManager.setOnline(false);
  const mutation = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error("offline")),
  });
  try {
    const outcome = mutation.mutate().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(0);
    expect(mutation.getCurrentResult().isPaused).toBe(false);
    expect(await outcome).toBe("offline");
  } finally {
    onlineManager.setOnline(true);
  }
});
