import { expect, test } from "vitest";
import { DiskBudget, minFreeBytes } from "./disk-budget.ts";

test("concurrent writes together leave the reserve free", async () => {
  let free = minFreeBytes + 10_000;
  const disk = new DiskBudget(async () => free);
  const write = () =>
    disk.write(4_000, async () => {
      free -= 4_000;
    });
  const results = await Promise.allSettled(Array.from({ length: 50 }, write));
  const rejections = results.filter(({ status }) => status === "rejected");
  expect(free).toBeGreaterThanOrEqual(minFreeBytes);
  for (const rejection of rejections) expect(rejection).toMatchObject({ reason: { code: "storage_full" } });
  expect(rejections.length).toBeGreaterThanOrEqual(48);

  // Rejected and finished writes no longer count.
  await write();
  await write();
  await expect(write()).rejects.toMatchObject({ code: "storage_full" });
  expect(free).toBeGreaterThanOrEqual(minFreeBytes);
});
