import { expect, test } from "vitest";
import { RenderQueue } from "./render-queue.ts";

const limits = { maxRunning: 2, maxWaiting: 3, maxWaitMs: 60_000 };

/** Renderings that end when the test says so. */
function createRenderings() {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const render = (page: number) => async () => {
    started.push(page);
    await new Promise<void>((resolve) => ends.set(page, resolve));
    return page;
  };
  return { started, render, finish: (page: number) => ends.get(page)?.() };
}

test("renders a few pages at a time, in the order of their requests", async () => {
  const queue = new RenderQueue(limits);
  const { started, render, finish } = createRenderings();
  const pages = [1, 2, 3, 4].map((page) => queue.run(render(page)));
  expect(started).toEqual([1, 2]);
  finish(2);
  await pages[1];
  await expect.poll(() => started).toEqual([1, 2, 3]);
  finish(1);
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  for (const page of [3, 4]) finish(page);
  expect(await Promise.all(pages)).toEqual([1, 2, 3, 4]);
});

test("refuses a page if too many wait already, and renders those that wait", async () => {
  const queue = new RenderQueue(limits);
  const { started, render, finish } = createRenderings();
  const pages = [1, 2, 3, 4, 5].map((page) => queue.run(render(page)));
  await expect(queue.run(render(6))).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  for (const page of [1, 2, 3, 4, 5]) {
    await expect.poll(() => started).toContain(page);
    finish(page);
  }
  await Promise.all(pages);
  expect(await queue.run(async () => 7)).toBe(7);
});

test("refuses a page whose turn does not come in time", async () => {
  const queue = new RenderQueue({ ...limits, maxRunning: 1, maxWaitMs: 1 });
  const { started, render, finish } = createRenderings();
  const first = queue.run(render(1));
  await expect(queue.run(render(2))).rejects.toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
  finish(1);
  await first;
  expect(started).toEqual([1]);
});

test("goes on after a failed rendering", async () => {
  const queue = new RenderQueue({ ...limits, maxRunning: 1 });
  const failed = queue.run(async () => Promise.reject(new Error("no")));
  const next = queue.run(async () => "yes");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("yes");
});
