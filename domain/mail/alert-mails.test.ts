import { describe, expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { composeAlertMail, composeAlertQuestion, type MailedSearch } from "./alert-mails.ts";

const property = {
  id: 7,
  name: "House at Pidari",
  address: "Pidari, Janakpur",
  price: 9_500_000,
  for_type: "sale",
  url: "https://site.test/property/7",
} as const;
const search: MailedSearch = {
  name: "House for sale",
  properties: [property],
  more: 0,
  listUrl: "https://site.test/buy?type=house",
  pageUrl: "https://site.test/alert/abc",
};

describe.each(languages)("VT5: mails about alerts in %s", (language) => {
  test("the question has the search, the link and until when it works", () => {
    const { text } = composeAlertQuestion(
      {
        company: "Himal Homes",
        searchName: "House",
        pageUrl: "https://x.test/alert/a",
        expiresAt: new Date("2026-11-15T05:00:00Z"),
      },
      language,
    );
    expect(text).toContain("House\n");
    expect(text).toContain(":\nhttps://x.test/alert/a\n");
    expect(text).toContain(language === "np" ? "२९ कात्तिक २०८३" : "15 November 2026");
    expect(text).toMatch(/\n\nHimal Homes$/);
  });

  test("one new property is in the subject, several are counted", () => {
    const one = composeAlertMail("Himal Homes", [search], language);
    expect(one.subject).toContain("House at Pidari");
    expect(one.text).toContain("https://site.test/property/7");
    expect(one.text).toContain(language === "np" ? "रु ९५ लाख" : "रु 95 lakh");
    expect(one.text).toContain(`:\n${search.pageUrl}\n`);
    expect(one.text).not.toContain(search.listUrl);
    const many = composeAlertMail("Himal Homes", [{ ...search, more: 11 }], language);
    expect(many.subject).toContain(language === "np" ? "१२" : "12");
    expect(many.text).toContain(language === "np" ? "११" : "11");
    expect(many.text).toContain(`:\n${search.listUrl}\n`);
  });

  test("a rent is a month's, and a missing price is not a zero", () => {
    const rented = { ...property, for_type: "rent", price: 15_000 } as const;
    const { text } = composeAlertMail("x", [{ ...search, properties: [rented] }], language);
    expect(text).toContain(language === "np" ? "रु १५,००० प्रति महिना" : "रु 15,000 a month");
    const unpriced = composeAlertMail(
      "x",
      [{ ...search, properties: [{ ...property, price: 0 }] }],
      language,
    );
    expect(unpriced.text).not.toMatch(/रु [0०]/);
  });
});
