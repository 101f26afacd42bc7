import { describe, expect, test } from "vitest";
import { matchesWords } from "#domain/search/search-words.ts";
import { personKeys, readPersonSearches } from "./person-keys.ts";

const sita: Parameters<typeof personKeys>[0] = {
  name: "Sita Karna",
  staff_name: null,
  phone: "+9779801234567",
  email: "sita.karna@example.com",
};
const isFound = (text: string, person = sita) =>
  readPersonSearches(text).some((words) => matchesWords(personKeys(person), words));

describe("DY3: a person is found by", () => {
  test.each([
    ["the beginning of a name", "sit"],
    ["both names in another order", "karna sita"],
    ["the name in Devanagari", "सीता"],
    ["a name of each script", "Sita कर्ण"],
    ["the number as it is written abroad", "+977 980-1234567"],
    ["the number after two zeros", "00977 9801234567"],
    ["the number in Devanagari digits", "९८० १२३४५६७"],
    ["the beginning of the number", "98012"],
    ["the e-mail", "sita.karna@example.com"],
    ["the beginning of the e-mail in capitals", "SITA.KARNA@EXA"],
  ])("%s", (_, text) => expect(isFound(text)).toBe(true));

  test("what staff call them", () => {
    expect(isFound("didi", { ...sita, staff_name: "Didi of Station Road" })).toBe(true);
    expect(isFound("didi")).toBe(false);
  });

  test("a Devanagari name in Latin letters", () => {
    expect(isFound("laxmi", { ...sita, name: "लक्ष्मी यादव" })).toBe(true);
  });

  test("a number of an area with and without its zero", () => {
    const office = { ...sita, phone: "+97714123456" };
    expect([isFound("01-4123456", office), isFound("14123456", office)]).toEqual([true, true]);
  });
});

test("DY3: neither another number nor another name finds a person, nor two digits or a text without words", () => {
  for (const text of ["9801234568", "Gita", "sita thapa", "98", "@ !"])
    expect(isFound(text), text).toBe(false);
});

test("DY3: the domain of an e-mail finds nobody, and an apostrophe is a character like others", () => {
  expect(isFound("example")).toBe(false);
  expect(isFound("o'b@exa", { ...sita, email: "o'b@example.com" })).toBe(true);
});

test("DY3: words as they are written come before words that sound alike", () => {
  const [written = []] = readPersonSearches("asha");
  expect(matchesWords(personKeys({ ...sita, name: "Ashim" }), written)).toBe(false);
  expect(matchesWords(personKeys({ ...sita, name: "Asha" }), written)).toBe(true);
});
