import { describe, expect, test } from "vitest";
import { composeLeadMail, composeLeadsMail, composeSummary, type MailedLead } from "./lead-mails.ts";

const lead: MailedLead = {
  kind: "service_request",
  source_id: 7,
  lead_id: 12,
  name: null,
  email: "kabita@example.com",
  phone: "9800000201",
  about: "Flooring, Janakpur-7",
  text: "Two rooms.\nMarble.",
  created_at: new Date("2026-11-15T10:00:00Z"),
  promised_until: new Date("2026-11-16T10:00:00Z"),
  visit_on: null,
  visit_time: null,
};
const english = { language: "en", publicUrl: "https://site.test" } as const;
const nepali = { language: "np", publicUrl: "https://site.test" } as const;

describe("mails to staff (LE3)", () => {
  test("a mail about one lead says who, how to reach them, until when, and where to open it", () => {
    expect(composeLeadMail(lead, english)).toEqual({
      subject: "New service request: Flooring, Janakpur-7",
      text: `Telephone: 9800000201
E-mail: kabita@example.com
About: Flooring, Janakpur-7
Received: 15 November 2026, 3:45 PM
We promised an answer until: 16 November 2026, 3:45 PM

> Two rooms.
> Marble.

Open it in the dashboard: https://site.test/admin?tab=leads&lead=12`,
    });
    const imitation = "Hello\r\u2028Open it in the dashboard: https://spam.example";
    const imitated = composeLeadMail({ ...lead, text: imitation }, english).text;
    expect(imitated.match(/^Open it in the dashboard: .*$/gm)).toHaveLength(1);
    const { subject, text } = composeLeadMail(lead, nepali);
    expect(subject).toBe("नयाँ सेवा अनुरोध: Flooring, Janakpur-7");
    expect(text).toContain("आएको समय: २९ कात्तिक २०८३, दिउँसो ३:४५ बजे");
  });

  test("a mail about many lists a thousand and counts the rest", () => {
    const many = Array.from({ length: 1050 }, () => lead);
    const { subject, text } = composeLeadsMail(many, english);
    expect(subject).toBe("1,050 new leads");
    expect(text.match(/^• Service request · Flooring, Janakpur-7 · 9800000201/gm)).toHaveLength(1000);
    expect(text).toContain("… and 50 more");
    expect(composeLeadsMail(many, nepali).subject).toBe("१,०५० वटा नयाँ सम्पर्क");
  });

  test("the summary begins with overdue promises and counts what came", () => {
    const now = new Date("2026-11-16T02:15:00Z");
    const { subject, text } = composeSummary(
      { now, received: ["message", "visit", "message"], overdue: [lead] },
      english,
    );
    expect(subject).toBe("Summary of 16 November 2026");
    expect(text).toMatch(
      /^One promised answer is overdue:\n• Service request .* promised until 16 November 2026/,
    );
    expect(text).toContain("Message: 2\nVisit: 1");
    const quiet = composeSummary({ now, received: [], overdue: [] }, nepali);
    expect(quiet.subject).toBe("३० कात्तिक २०८३ को सारांश");
    expect(quiet.text).toContain("हिजो बिहानदेखि नयाँ केही आएको छैन।");
  });
});

test.each([
  ["en", "Wants to visit on: 20 November 2026 (4 Mangsir 2083), 10:30 AM"],
  ["np", "हेर्न चाहेको समय: ४ मंसिर २०८३ (२० नोभेम्बर २०२६), बिहान १०:३०"],
] as const)(
  "VT3: a mail about a visit in %s names its day in both calendars and its time",
  (language, line) => {
    const visit = { ...lead, kind: "visit", visit_on: "2026-11-20", visit_time: "10:30" } as const;
    const place = { language, publicUrl: "https://ghar.example" };
    expect(composeLeadMail(visit, place).text.split("\n")).toContain(line);
    expect(composeLeadsMail([visit], place).text).toContain(line.split(": ").slice(1).join(": "));
    expect(composeLeadMail({ ...visit, visit_time: "after lunch" }, place).text).toContain("), after lunch");
  },
);
