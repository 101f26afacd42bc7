import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { type CalendarEvent, writeCalendar } from "./icalendar.ts";

const event: CalendarEvent = {
  uid: "visit-7@site.test",
  sequence: 3,
  state: "confirmed",
  startsAt: new Date("2026-11-22T04:45:00Z"),
  endsAt: new Date("2026-11-22T05:15:00Z"),
  updatedAt: new Date("2026-11-18T10:00:00Z"),
  summary: "House, with a \\ and a ; in Janakpur",
  location: "Shiva Chowk, Janakpurdham",
  description: "Bring:\nshoes\r\nand an umbrella",
  url: "https://site.test/visit/abc",
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
  return { calendar, events };
}
const propertyOf = (of: ICAL.Event | undefined, name: string) => of?.component.getFirstPropertyValue(name);

describe("DY7: an iCalendar file, read by ical.js", () => {
  test("has the visit with its id, its version and its texts", () => {
    const { calendar, events } = read(writeCalendar("Visits", [event]));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Visits");
    const [visit] = events;
    expect(events).toHaveLength(1);
    expect([visit?.uid, visit?.sequence, propertyOf(visit, "status")]).toEqual([
      "visit-7@site.test",
      3,
      "CONFIRMED",
    ]);
    expect(visit?.summary).toBe(event.summary);
    expect(visit?.location).toBe(event.location);
    expect(visit?.description).toBe("Bring:\nshoes\nand an umbrella");
    expect(propertyOf(visit, "url")).toBe(event.url);
  });

  test("is at the time of Kathmandu, 5 hours and 45 minutes before UTC", () => {
    const [visit] = read(writeCalendar("", [event])).events;
    expect(visit?.startDate.toString()).toBe("2026-11-22T10:30:00");
    expect(visit?.startDate.zone?.tzid).toBe("Asia/Kathmandu");
    expect(visit?.startDate.utcOffset()).toBe((5 * 60 + 45) * 60);
    expect(visit?.startDate.toJSDate()).toEqual(event.startsAt);
    expect(visit?.endDate.toJSDate()).toEqual(event.endsAt);
  });

  test.each([
    ["asked", "TENTATIVE"],
    ["done", "CONFIRMED"],
    ["missed", "CONFIRMED"],
    ["cancelled", "CANCELLED"],
  ] as const)("of a visit that is %s has the status %s", (state, status) => {
    const [visit] = read(writeCalendar("", [{ ...event, state }])).events;
    expect(propertyOf(visit, "status")).toBe(status);
  });

  test("keeps any text, in lines of at most 75 bytes", () => {
    const texts = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(texts, fc.constantFrom("", "जानकी मन्दिरको उत्तरी ढोकामा भेटौँ, ".repeat(9)), (text, long) => {
        const summary = `x${long}${text}`.replace(/[\p{Cc}\u2028\u2029]/gu, " ");
        const file = writeCalendar("", [{ ...event, summary }]);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(read(file).events[0]?.summary).toBe(summary);
      }),
    );
  });
});
