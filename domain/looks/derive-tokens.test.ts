import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, toHex, toOklch } from "./colour.ts";
import { colourNotes } from "./colour-notes.ts";
import { defaultColour, defaultTokens, schemes } from "./default-tokens.ts";
import { deriveTokens } from "./derive-tokens.ts";
import { tokenStyle } from "./token-style.ts";

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

describe("ST3: tokens from a company's colour", () => {
  test("a colour survives the way to OKLCH and back", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour);
      }),
    );
  });

  test("without a colour, and with the default one, they are those of the style sheet", () => {
    for (const colour of [null, defaultColour, defaultColour.toUpperCase()]) {
      expect(deriveTokens(colour)).toBe(defaultTokens);
      expect(tokenStyle(deriveTokens(colour))).toBe("");
    }
  });

  test("a colour that differs by one step gives nearly the same tokens", () => {
    const neighbour = deriveTokens("#a42a1e");
    for (const scheme of schemes)
      for (const [name, hex] of Object.entries(neighbour[scheme])) {
        const before = toOklch(defaultTokens[scheme][name as keyof typeof neighbour.light]);
        expect(Math.abs(toOklch(hex).l - before.l), `${scheme} ${name} ${hex}`).toBeLessThan(0.07);
      }
  });

  test("a colour that has enough contrast is used exactly, in both schemes if it can be", () => {
    expect(deriveTokens("#0f766e").light).toMatchObject({ madder: "#0f766e", "madder-edge": "#0f766e" });
    expect(deriveTokens("#F2C200").dark).toMatchObject({ madder: "#f2c200", "madder-edge": "#f2c200" });
  });

  test("a bright yellow stays yellow, with dark text and an outline", () => {
    const { light } = deriveTokens("#ffd600");
    expect(light.madder).toBe("#ffd600");
    expect(light["on-madder"]).toBe(defaultTokens.light.ink);
    expect(contrast(light["madder-edge"], light.surface)).toBeGreaterThanOrEqual(3);
    expect(tokenStyle(deriveTokens("#ffd600"))).toContain(`--madder-ring:${light["madder-edge"]}`);
    expect(tokenStyle(deriveTokens("#0f766e"))).toContain("--madder-ring:transparent");
  });

  test("a fill looks different under the pointer, whatever the colour", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const { madder, "madder-hover": hover } of Object.values(deriveTokens(colour)))
          expect(hover).not.toBe(madder);
      }),
    );
  });

  test("the rules contain nothing but custom properties and colours", () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const rules = [...tokenStyle(deriveTokens(colour)).matchAll(/\{([^{}]+)\}/g)].map(([, rule]) => rule);
        for (const declaration of rules.flatMap((rule) => rule?.split(";") ?? []))
          expect(declaration).toMatch(/^--[a-z-]+:(#[\da-f]{6}|transparent)$/);
      }),
    );
  });
});

test("ST3: the editor says what was adjusted", () => {
  expect(colourNotes("#FFD600")).toEqual(["darkText", "outline", "otherText"]);
  expect(colourNotes("#0f2f6e")).toEqual(["lighterInDark"]);
  expect(colourNotes("#7a7a7a")).toContain("moved");
});
