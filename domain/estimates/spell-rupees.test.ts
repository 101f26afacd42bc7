import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spellNumber, spellRupees } from "./spell-rupees.ts";

describe("CN2: amounts in words", () => {
  test.each([
    ["0.00", "Rupees zero only", "शून्य रुपैयाँ मात्र"],
    ["0.01", "Rupees zero and paisa one only", "शून्य रुपैयाँ एक पैसा मात्र"],
    ["1.00", "Rupees one only", "एक रुपैयाँ मात्र"],
    ["99.10", "Rupees ninety-nine and paisa ten only", "उनान्सय रुपैयाँ दश पैसा मात्र"],
    ["100.00", "Rupees one hundred only", "एक सय रुपैयाँ मात्र"],
    ["432.60", "Rupees four hundred thirty-two and paisa sixty only", "चार सय बत्तीस रुपैयाँ साठी पैसा मात्र"],
    ["100000.00", "Rupees one lakh only", "एक लाख रुपैयाँ मात्र"],
    [
      "99999.00",
      "Rupees ninety-nine thousand nine hundred ninety-nine only",
      "उनान्सय हजार नौ सय उनान्सय रुपैयाँ मात्र",
    ],
    ["10000000.00", "Rupees one crore only", "एक करोड रुपैयाँ मात्र"],
    ["1000000000.00", "Rupees one hundred crore only", "एक अर्ब रुपैयाँ मात्र"],
    [
      "1234567.05",
      "Rupees twelve lakh thirty-four thousand five hundred sixty-seven and paisa five only",
      "बाह्र लाख चौँतीस हजार पाँच सय सतसट्ठी रुपैयाँ पाँच पैसा मात्र",
    ],
    [
      "10000099.99",
      "Rupees one crore ninety-nine and paisa ninety-nine only",
      "एक करोड उनान्सय रुपैयाँ उनान्सय पैसा मात्र",
    ],
    ["1230000000.00", "Rupees one hundred twenty-three crore only", "एक अर्ब तेइस करोड रुपैयाँ मात्र"],
    [
      "999999999999.00",
      "Rupees ninety-nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only",
      "नौ खर्ब उनान्सय अर्ब उनान्सय करोड उनान्सय लाख उनान्सय हजार नौ सय उनान्सय रुपैयाँ मात्र",
    ],
  ])("%s", (amount, en, np) => {
    expect(spellRupees(amount, "en")).toBe(en);
    expect(spellRupees(amount, "np")).toBe(np);
  });

  test("has a word of its own for each number below a hundred in Nepali", () => {
    const words = Array.from({ length: 100 }, (_, number) => spellNumber(BigInt(number), "np"));
    expect(new Set(words).size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[\u0900-\u097F]+$/);
  });

  test("names each group once, and a group that is empty not at all, in both languages", () => {
    const groups = { en: ["thousand", "lakh"], np: ["हजार", "लाख", "करोड", "अर्ब", "खर्ब"] } as const;
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (amount) => {
        for (const language of ["en", "np"] as const) {
          const words = spellNumber(amount, language).split(" ");
          for (const [index, name] of groups[language].entries()) {
            const group = (amount / 10n ** BigInt(3 + 2 * index)) % 100n;
            const isNamed = words.filter((word) => word === name).length;
            // English counts crores beyond a hundred in lakhs and thousands.
            if (language === "np" || amount < 10_000_000n)
              expect([name, isNamed]).toEqual([name, group === 0n ? 0 : 1]);
          }
        }
      }),
    );
  });

  test("differs for different amounts in both languages", () => {
    const amount = fc.bigInt({ min: 0n, max: 999_999_999_999n });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        for (const language of ["en", "np"] as const)
          expect(spellNumber(one, language) === spellNumber(other, language)).toBe(one === other);
      }),
    );
  });
});
