import { expect, test } from "vitest";
import { DiskBudget, minFreeBytes } from "./disk-budget.ts";

test("writes that begin at the same moment leave the reserve together, not each alone", async () => {
  let free = minFreeBytes + 10_000;
  const disk = new DiskBudget(async () => free);
  const write = () =>
    disk.write(4_000, async () => {
      free -= 4_000;
    });
  const results = await Promise.allSettled(Array.from({ length: 50 }, write));
  const refusals = results.filter(({ status }) => status === "rejected");
  expect(free).toBeGreaterThanOrEqual(minFreeBytes);
  for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { code: "storage_full" } });
  expect(refusals.length).toBeGreaterThanOrEqual(48);

  // What was refused or has ended counts no more.
  await write();
  await write();
  await expect(write()).rejects.toMatchObject({ code: "storage_full" });
  expect(free).toBeGreaterThanOrEqual(minFreeBytes);
});
