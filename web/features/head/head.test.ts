import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageUrl } from "./page-url.ts";
import { toScriptJson } from "./script-json.ts";
import { summarize } from "./summarize.ts";

describe("toScriptJson", () => {
  test("keeps the value and escapes everything that HTML interprets", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom("</script>", "<!--", "\u2028", "&"))),
        (texts) => {
          const json = toScriptJson({ texts });
          expect(json).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(json)).toEqual({ texts });
        },
      ),
    );
  });
});

describe("NL1: pageUrl (IN3)", () => {
  test.each([
    [{ path: "/" }, "http://x.test/", "http://x.test/np"],
    [{ path: "/buy/" }, "http://x.test/buy", "http://x.test/np/buy"],
    [{ path: "/buy", page: 1 }, "http://x.test/buy", "http://x.test/np/buy"],
    [{ path: "/buy", page: 3 }, "http://x.test/buy?page=3", "http://x.test/np/buy?page=3"],
  ])("%o", (place, english, nepali) => {
    expect(pageUrl("http://x.test", place, "en")).toBe(english);
    expect(pageUrl("http://x.test", place, "np")).toBe(nepali);
  });
});

describe("summarize", () => {
  test("returns a short text on one line", () => {
    expect(summarize(" A house.\n\nWith a garden. ")).toBe("A house. With a garden.");
  });

  test("cuts a long text at a word, and never within a character", () => {
    expect(summarize("word ".repeat(80))).toMatch(/^(word )+word…$/);
    expect(summarize(`${"a".repeat(199)}😀${"b".repeat(50)}`).isWellFormed()).toBe(true);
    fc.assert(
      fc.property(fc.string({ maxLength: 600, unit: "grapheme" }), (text) => summarize(text).length <= 201),
    );
  });
});
