import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kathmanduTime } from "#domain/dates.ts";
import { calendarDays } from "./calendar.ts";
import {
  dayOf,
  instantAt,
  minuteOfDay,
  placeVisits,
  shiftInstant,
  shownDays,
  shownHours,
  turnPage,
} from "./calendar-layout.ts";

const visit = (id: number, from: string, minutes: number) => {
  const start = kathmanduTime("2026-11-20", from);
  return {
    id,
    starts_at: start.toISOString(),
    ends_at: new Date(start.getTime() + minutes * 60_000).toISOString(),
  };
};

describe("DY4: the days that a view shows", () => {
  test("a day, a week from Sunday, two weeks of the agenda", () => {
    expect(shownDays("day", "ad", "2026-11-18")).toEqual(["2026-11-18"]);
    const week = shownDays("week", "ad", "2026-11-18");
    expect([week[0], week.at(-1), week.length]).toEqual(["2026-11-15", "2026-11-21", 7]);
    expect(shownDays("agenda", "bs", "2026-11-18")).toHaveLength(14);
  });

  test("a month of either calendar in whole weeks", () => {
    const november = shownDays("month", "ad", "2026-11-18");
    expect([november[0], november.at(-1)]).toEqual(["2026-11-01", "2026-12-05"]);
    // Mangsir 2083 is 17 November to 15 December 2026.
    const mangsir = shownDays("month", "bs", "2026-11-18");
    expect([mangsir[0], mangsir.at(-1)]).toEqual(["2026-11-15", "2026-12-19"]);
  });

  test("pages turn by a day, a week, two weeks, or a month of the calendar", () => {
    expect(turnPage("day", "ad", "2026-11-30", 1)).toBe("2026-12-01");
    expect(turnPage("week", "ad", "2026-11-18", -1)).toBe("2026-11-11");
    expect(turnPage("agenda", "ad", "2026-11-18", 1)).toBe("2026-12-02");
    expect(turnPage("month", "ad", "2026-10-31", 1)).toBe("2026-11-30");
    expect(turnPage("month", "bs", "2026-11-17", 1)).toBe("2026-12-16");
  });
});

describe("DY4: where visits stand", () => {
  test("those at one time share the width, others have all of it", () => {
    const placed = placeVisits([
      visit(1, "10:00", 60),
      visit(2, "10:30", 30),
      visit(3, "11:00", 30),
      visit(4, "11:15", 30),
    ]);
    expect(
      placed.map(({ visit: { id }, from, until, lane, lanes }) => [id, from, until, lane, lanes]),
    ).toEqual([
      [1, 600, 660, 0, 2],
      [2, 630, 660, 1, 2],
      [3, 660, 690, 0, 2],
      [4, 675, 705, 1, 2],
    ]);
  });

  test("no two that overlap have the same lane, and none is lost", () => {
    const any = fc.array(fc.tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 5, max: 300 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(any, (times) => {
        const visits = times.map(([from, minutes], id) => {
          const start = kathmanduTime("2026-11-20", "00:00").getTime() + from * 60_000;
          return {
            id,
            starts_at: new Date(start).toISOString(),
            ends_at: new Date(start + minutes * 60_000).toISOString(),
          };
        });
        const placed = placeVisits(visits);
        expect(placed.map((one) => one.visit.id).toSorted((a, b) => a - b)).toEqual(
          visits.map(({ id }) => id),
        );
        for (const one of placed) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of placed)
            if (one !== other && one.lane === other.lane)
              expect(one.until <= other.from || other.until <= one.from).toBe(true);
        }
      }),
    );
  });

  test("the shown hours are those of the office and of every visit", () => {
    const hours = {
      sunday: null,
      monday: null,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: { opens: "10:00", closes: "17:30" },
      saturday: null,
    };
    const days = calendarDays("2026-11-20", 1, hours, []);
    expect(shownHours(days, [])).toEqual({ first: 9, last: 18 });
    expect(shownHours(days, [visit(1, "06:30", 30), visit(2, "19:45", 30)])).toEqual({ first: 6, last: 21 });
  });
});

describe("DY4: moving", () => {
  test("to a quarter of an hour within the day", () => {
    const at = (minute: number) => [
      dayOf(instantAt("2026-11-20", minute)),
      minuteOfDay(instantAt("2026-11-20", minute)),
    ];
    expect(at(607)).toEqual(["2026-11-20", 600]);
    expect(at(608)).toEqual(["2026-11-20", 615]);
    expect(at(-50)).toEqual(["2026-11-20", 0]);
    expect(at(5_000)).toEqual(["2026-11-20", 23 * 60 + 45]);
  });

  test("by days and minutes", () => {
    const start = kathmanduTime("2026-11-20", "23:50").toISOString();
    const moved = shiftInstant(start, 1, 15);
    expect([dayOf(moved), minuteOfDay(moved)]).toEqual(["2026-11-22", 5]);
  });
});

test("DY4: a holiday of settings and a Saturday are closed, by their own names", () => {
  const open = { opens: "09:00", closes: "18:00" };
  const hours = {
    sunday: open,
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: null,
  };
  const holiday = { id: "a", date: "2083-08-04", name: { en: "Vivah Panchami", np: "विवाह पञ्चमी" } };
  expect(calendarDays("2026-11-20", 3, hours, [holiday])).toEqual([
    { date: "2026-11-20", opens: null, closes: null, holiday: holiday.name },
    { date: "2026-11-21", opens: null, closes: null, holiday: null },
    { date: "2026-11-22", opens: "09:00", closes: "18:00", holiday: null },
  ]);
});
