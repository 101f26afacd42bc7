import { expect, test } from "vitest";
import { readSlot, writeSlot } from "./visit-slot.ts";

test("DY5: the value of a free time is its day and time, and counts only while its day is shown", () => {
  const slot = writeSlot("2026-11-22", "10:30");
  expect(readSlot(slot, "2026-11-22")).toEqual({ date: "2026-11-22", time: "10:30" });
  expect(readSlot(slot, "")).toEqual({ date: "2026-11-22", time: "10:30" });
  expect(readSlot(slot, "2026-11-23")).toBeNull();
  for (const text of ["", "2026-11-22", "2026-02-30 10:30", "2026-11-22 25:00", `${slot} x`])
    expect(readSlot(text, ""), text).toBeNull();
});
