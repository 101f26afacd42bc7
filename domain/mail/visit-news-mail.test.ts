import { expect, test } from "vitest";
import { composeVisitNews } from "./visit-news-mail.ts";

const news = {
  leadId: 7,
  name: "Sita Karna",
  phone: "9801234567",
  listing: "Lotus House",
  place: "Janakpur-4",
  startsAt: new Date("2026-11-22T05:15:00Z"),
  movedFrom: null,
} as const;

test("DY6: staff read what the visitor did, when, who and where, in both languages", () => {
  const movedFrom = new Date("2026-11-22T04:15:00Z");
  const en = composeVisitNews(
    { ...news, kind: "moved", movedFrom },
    { language: "en", publicUrl: "http://site.test" },
  );
  expect(en.subject).toBe("Visit moved, please confirm: Sita Karna");
  expect(en.text).toMatch(
    /^When: .*11:00.*\nBefore: .*10:00.*\nVisitor: Sita Karna\nTelephone: 9801234567\nListing: Lotus House\nWhere: Janakpur-4\n/,
  );
  expect(en.text).toContain("Open the lead: http://site.test/admin?tab=leads&lead=7\n");
  const np = composeVisitNews(
    { ...news, kind: "cancelled" },
    { language: "np", publicUrl: "http://site.test" },
  );
  expect(np.subject).toBe("हेर्ने समय रद्द भयो: Sita Karna");
  expect(np.text).not.toContain("पहिलेको समय");
});

test("DY6: what is not known has no line", () => {
  const unknown = { ...news, kind: "confirmed", phone: null, listing: null, place: "" } as const;
  const { text } = composeVisitNews(unknown, { language: "en", publicUrl: "http://site.test" });
  expect(text).not.toMatch(/Telephone|Listing|Where|Before/);
});
