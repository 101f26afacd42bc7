import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test.each([
  ["2026-11-14T18:15:00Z", "12:00 AM", "राति १२:०० बजे"],
  ["2026-11-15T03:20:00Z", "9:05 AM", "बिहान ९:०५ बजे"],
  ["2026-11-15T06:15:00Z", "12:00 PM", "दिउँसो १२:०० बजे"],
  ["2026-11-15T11:45:00Z", "5:30 PM", "बेलुका ५:३० बजे"],
  ["2026-11-15T15:45:00Z", "9:30 PM", "राति ९:३० बजे"],
])("formatTime formats %s as %s", (iso, en, np) => {
  expect(formatTime(iso, "en")).toBe(en);
  expect(formatTime(iso, "np")).toBe(np);
});
