import { expect, test } from "vitest";
import { addMonths, monthDays } from "./month-days.ts";

test("NL7 lists the days of a month of either calendar", () => {
  const asar = monthDays("bs", 2083, 3);
  expect([asar.length, asar[0], asar.at(-1)]).toEqual([32, "2026-06-15", "2026-07-16"]);
  const february = monthDays("ad", 2024, 2);
  expect([february.length, february[0], february.at(-1)]).toEqual([29, "2024-02-01", "2024-02-29"]);
  expect(monthDays("bs", 2091, 1)).toEqual([]);
});

test("NL7 moves by months of either calendar", () => {
  expect(addMonths("bs", "2026-07-16", 1)).toBe("2026-08-16");
  expect(addMonths("bs", "2026-04-14", -1)).toBe("2026-03-15");
  expect(addMonths("ad", "2024-01-31", 1)).toBe("2024-02-29");
  expect(addMonths("ad", "2024-01-31", -12)).toBe("2023-01-31");
  expect(addMonths("bs", "1943-04-14", -1)).toBeNull();
});
