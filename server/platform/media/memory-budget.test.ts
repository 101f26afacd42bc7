import { expect, test } from "vitest";
import { MemoryBudget } from "./memory-budget.ts";

/** Starts tasks that run until `end` is called. */
function startTasks(budget: MemoryBudget, costs: readonly number[]) {
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

test("runs small tasks concurrently and large tasks alone, in order", async () => {
  const tasks = startTasks(new MemoryBudget(100, 2), [10, 10, 10, 90, 10]);
  await tasks.settle();
  expect([...tasks.running]).toEqual([0, 1]);
  tasks.end(0);
  await tasks.settle();
  expect([...tasks.running]).toEqual([1, 2]);
  tasks.end(1);
  await tasks.settle();
  expect([...tasks.running]).toEqual([2]);
  tasks.end(2);
  await tasks.settle();
  expect([...tasks.running]).toEqual([3]);
  tasks.end(3);
  await tasks.settle();
  tasks.end(4);
  await Promise.all(tasks.all);
});

test("frees the memory of a failed task, and runs a task over the budget alone", async () => {
  const budget = new MemoryBudget(100, 2);
  await expect(budget.run(1000, () => Promise.reject(new Error("invalid picture")))).rejects.toThrow(
    "invalid picture",
  );
  expect(await budget.run(100, async () => "done")).toBe("done");
});
