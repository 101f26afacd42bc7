import { expect, test } from "vitest";
import { listingMessage, viberUrl, whatsAppUrl } from "./listing-message.ts";

const house = { id: 12, name: "House & shop, 50% off #1", url: "https://example.org/property/12" };

test("VT2: a message names the listing, its number and its link, in both languages", () => {
  expect(listingMessage(house, "en")).toBe(
    "Hello, I am interested in “House & shop, 50% off #1” (no. 12): https://example.org/property/12",
  );
  const np = { id: 12, name: "पोखरीछेउको घर", url: "https://example.org/np/property/12" };
  expect(listingMessage(np, "np")).toBe(
    "नमस्ते, “पोखरीछेउको घर” (नं. १२) का बारेमा थप जान्न चाहन्छु: https://example.org/np/property/12",
  );
});

test.each(["en", "np"] as const)(
  "VT2: links carry the whole message, whatever it contains (%s)",
  (language) => {
    const message = listingMessage(house, language);
    const whatsApp = new URL(whatsAppUrl("9779800000201", message));
    expect([whatsApp.origin, whatsApp.pathname]).toEqual(["https://wa.me", "/9779800000201"]);
    expect([...whatsApp.searchParams]).toEqual([["text", message]]);
    const viber = new URL(viberUrl("9779800000201", message));
    expect(viber.href).toMatch(/^viber:\/\/chat\?number=%2B9779800000201&draft=/);
    expect([...viber.searchParams]).toEqual([
      ["number", "+9779800000201"],
      ["draft", message],
    ]);
  },
);
