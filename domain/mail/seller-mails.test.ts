import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { submissionSteps } from "#domain/sell/seller-page.ts";
import { composeSellerMail } from "./seller-mails.ts";

const news = {
  company: "Himal Homes",
  phone: "+977-1-5550123",
  name: "Ranjana",
  title: "House",
  declineReason: "Too far away.",
  pageUrl: "https://site.test/submission/abc",
  listingUrl: null,
  expiresAt: new Date("2026-11-15T05:00:00Z"),
};

test.each(languages.flatMap((language) => submissionSteps.map((step) => [language, step] as const)))(
  "LE5: a mail in %s that a property is %s says so, with the page and until when it works",
  (language, step) => {
    const { subject, text } = composeSellerMail({ ...news, step }, language);
    // The first mail may reach a stranger, so it has no text of the visitor's.
    const visitorsTexts = ["House", "Ranjana"].filter((word) => `${subject}\n${text}`.includes(word));
    expect(visitorsTexts).toEqual(step === "received" ? [] : ["House", "Ranjana"]);
    expect(text).toContain(`:\n${news.pageUrl}\n`);
    expect(text).toContain(language === "np" ? "२९ कात्तिक २०८३" : "15 November 2026");
    const phone = language === "np" ? "+९७७-१-५५५०१२३" : "+977-1-5550123";
    expect(text).toContain(`: ${phone}\nHimal Homes`);
    expect(text.includes(news.declineReason)).toBe(step === "declined");
    expect(/[\u0900-\u097f]/.test(text)).toBe(language === "np");
    expect(text).not.toContain("\n\n\n");
  },
);

test.each(languages)(
  "ST1: a mail in %s leaves out a telephone that the company has not entered",
  (language) => {
    const { text } = composeSellerMail({ ...news, phone: null, step: "received" }, language);
    expect(text).toMatch(/\n\nHimal Homes$/);
    expect(text).not.toMatch(/null|Call us|फोन गर्नुहोस्/);
  },
);

test("LE5: a mail about a published property links its listing", () => {
  const listingUrl = "https://site.test/property/7";
  expect(composeSellerMail({ ...news, step: "published", listingUrl }, "en").text).toContain(listingUrl);
});
