import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "./defaults.ts";
import { fillCompanyFacts, readTextBlocks } from "./text-blocks.ts";

describe("ST1: the format of a page of text", () => {
  test("has headings, paragraphs, lists and links", () => {
    const text =
      "## Your rights\nAsk us\nwhat we have.\n\n- [Write](/contact)\n- Call [us](tel:+97741520000) or [mail](mailto:a@b.example)\nThen wait.";
    expect(readTextBlocks(text)).toEqual([
      { kind: "heading", parts: [{ text: "Your rights" }] },
      { kind: "paragraph", parts: [{ text: "Ask us\nwhat we have." }] },
      {
        kind: "list",
        items: [
          [{ text: "Write", href: "/contact" }],
          [
            { text: "Call " },
            { text: "us", href: "tel:+97741520000" },
            { text: " or " },
            { text: "mail", href: "mailto:a@b.example" },
          ],
        ],
      },
      { kind: "paragraph", parts: [{ text: "Then wait." }] },
    ]);
  });

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert`1`",
    "data:text/html,x",
    "//other.example",
    "/\\other.example",
    "vbscript:x",
    "mailto:a@b.example?bcc=c@d.example",
  ])("leaves a link to %s as text", (href) => {
    const text = `[x](${href})`;
    expect(readTextBlocks(text)).toEqual([{ kind: "paragraph", parts: [{ text }] }]);
  });

  test("loses no word of any text", () => {
    const line = fc.stringMatching(/^[\w #[\]()/:.-]{0,30}$/);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const shown = JSON.stringify(readTextBlocks(lines.join("\n")));
        for (const word of lines.join("\n").match(/\w+/g) ?? []) expect(shown).toContain(word);
      }),
    );
  });
});

describe("ST1: the company's facts in a page of text", () => {
  const company = {
    ...defaultSettings.company,
    name: { en: "Other Homes", np: "अर्को घर" },
    phone: "041-520000",
    licenceNumber: "12/083",
  };

  test("replace their names, in the page's language", () => {
    expect(fillCompanyFacts("{{company}}: {{phone}}", company, "np")).toBe(
      "अर्को घर: [०४१-५२००००](tel:041520000)",
    );
    expect(fillCompanyFacts("No. {{licenceNumber}}, {{unknown}}", company, "en")).toBe(
      "No. 12/083, {{unknown}}",
    );
  });

  test("take their line away if the company has not entered them", () => {
    expect(fillCompanyFacts("- PAN: {{panNumber}}\n- {{company}}\n- {{email}}", company, "en")).toBe(
      "- Other Homes",
    );
  });

  test("cannot make a link that runs a script", () => {
    const named = { ...company, name: { en: "[x](javascript:alert(1))", np: "" } };
    const blocks = readTextBlocks(fillCompanyFacts("{{company}}", named, "en"));
    expect(JSON.stringify(blocks)).not.toContain("href");
  });
});
