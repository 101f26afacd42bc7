import { expect, test } from "vitest";
import { MemoryBudget } from "./memory-budget.ts";

/** Work that ends when told, so that what runs at once can be seen. */
function startWork(budget: MemoryBudget, costs: readonly number[]) {
  const running = new Set<number>();
  const ends: (() => void)[] = [];
  const all = costs.map((cost, index) =>
    budget.run(cost, async () => {
      running.add(index);
      await new Promise<void>((end) => {
        ends[index] = end;
      });
      running.delete(index);
    }),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { running, end: (index: number) => ends[index]?.(), all, settle };
}

test("small work runs a few at once, large work alone, in the order it came", async () => {
  const work = startWork(new MemoryBudget(100, 2), [10, 10, 10, 90, 10]);
  await work.settle();
  expect([...work.running]).toEqual([0, 1]);
  work.end(0);
  await work.settle();
  expect([...work.running]).toEqual([1, 2]);
  work.end(1);
  await work.settle();
  expect([...work.running]).toEqual([2]);
  work.end(2);
  await work.settle();
  expect([...work.running]).toEqual([3]);
  work.end(3);
  await work.settle();
  work.end(4);
  await Promise.all(work.all);
});

test("what fails makes room too, and what is over the budget runs alone", async () => {
  const budget = new MemoryBudget(100, 2);
  await expect(budget.run(1000, () => Promise.reject(new Error("no picture")))).rejects.toThrow("no picture");
  expect(await budget.run(100, async () => "done")).toBe("done");
});
