import { describe, expect, test } from "vitest";
import { kathmanduTime } from "#domain/dates.ts";
import { countSmsParts } from "#domain/sms/count-parts.ts";
import { composeDayList } from "./day-list-mail.ts";
import { composeReminderMail, composeReminderSms, type RemindedVisit } from "./reminder-mails.ts";

const visit: RemindedVisit = {
  company: "Mithila Ghar",
  phone: "041-590199",
  startsAt: kathmanduTime("2026-11-20", "10:30"),
  listing: "House at the pond",
  place: "Ward 4, Janakpur",
  agent: "Bina Shah",
  pageUrl: "https://site.test/visit/secret",
};
const nepali = { ...visit, company: "मिथिला घर", listing: "पोखरीको घर", place: "वडा ४, जनकपुर" };

describe("DY8: the reminder of a visit", () => {
  test("by mail says when, what, where, who, and how to change it", () => {
    expect(composeReminderMail(visit, "en")).toEqual({
      subject: "Your visit: 20 November 2026, 10:30 AM",
      text: [
        "Hello,",
        "We are looking forward to your visit.",
        "When: 20 November 2026 (4 Mangsir 2083), 10:30 AM\nWhat you will see: House at the pond\nWhere we meet: Ward 4, Janakpur\nWho meets you: Bina Shah",
        "Directions, another time, or cancel:\nhttps://site.test/visit/secret",
        "Questions? Call us: 041-590199\nMithila Ghar",
      ].join("\n\n"),
    });
    const { subject, text } = composeReminderMail(
      { ...nepali, listing: null, agent: null, phone: null },
      "np",
    );
    expect(subject).toMatch(/^हेर्न आउने समय: .*२०८३.*बिहान १०:३० बजे$/);
    expect(text).not.toMatch(/null|undefined/);
  });

  test("by SMS is one part in English and at most two in Nepali", () => {
    const english = composeReminderSms(visit, "en");
    expect(english).toBe(
      "Mithila Ghar: your visit is on 20 November 2026, 10:30 AM. Another time? Call 041-590199",
    );
    expect(countSmsParts(english).parts).toBe(1);
    const text = composeReminderSms(nepali, "np");
    expect(text).toContain("041-590199");
    expect(countSmsParts(text)).toMatchObject({ encoding: "ucs2", parts: 2 });
  });

  test("by SMS leaves the number out if it would take a third part", () => {
    const text = composeReminderSms({ ...nepali, company: "क".repeat(70) }, "np");
    expect(text).not.toContain("041-590199");
    expect(countSmsParts(text).parts).toBe(2);
  });
});

test("DY8: the list of a day has visits in the given order and steps that are due", () => {
  const { subject, text } = composeDayList(
    {
      now: kathmanduTime("2026-11-20", "07:00"),
      publicUrl: "https://site.test",
      visits: [
        {
          starts_at: visit.startsAt,
          name: "Sita",
          phone: "9800000201",
          listing: "House",
          place: "Ward 4",
          isConfirmed: true,
        },
        {
          starts_at: visit.startsAt,
          name: "Ram",
          phone: null,
          listing: null,
          place: "Ward 7",
          isConfirmed: false,
        },
      ],
      steps: [{ next_step: "", next_step_on: "2026-11-18", name: "Gita", phone: null }],
    },
    "en",
  );
  expect(subject).toBe("Your day: 20 November 2026 (4 Mangsir 2083)");
  expect(text).toBe(
    [
      "Visits by ward (2):\n• 10:30 AM · Ward 4 · House · Sita · 9800000201\n• 10:30 AM · Ward 7 · Ram · not confirmed yet",
      "Next steps that are due (1):\n• Get in touch · Gita · due 18 November 2026",
      "Open the calendar: https://site.test/admin?tab=calendar",
    ].join("\n\n"),
  );
});
