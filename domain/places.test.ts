import { describe, expect, test } from "vitest";
import { shortAddress } from "./places.ts";

describe("IN3 the location on a share card", () => {
  test.each([
    ["Pidari Chowk, Janakpur-8, Dhanusha", "Janakpur-8, Dhanusha", "जनकपुर-८, धनुषा"],
    ["Janakpur, Nepal", "Janakpur", "जनकपुर"],
    ["Ghantaghar, Birgunj-9", "Ghantaghar, Birgunj-9", "घण्टाघर, वीरगञ्ज-९"],
    // Unknown parts are dropped so that the scripts are not mixed.
    ["Nowhere Lane, Lazimpat Heights, Kathmandu-2", "Lazimpat Heights, Kathmandu-2", "काठमाडौँ-२"],
    ["Somewhere, Elsewhere-3", "Somewhere, Elsewhere-3", "Somewhere, Elsewhere-3"],
    ["पिडारी चोक, जनकपुर-८", "पिडारी चोक, जनकपुर-८", "पिडारी चोक, जनकपुर-८"],
    ["constructor, toString", "constructor, toString", "constructor, toString"],
    [" , ,", "", ""],
  ])("%s", (address, english, nepali) => {
    expect(shortAddress(address, "en")).toBe(english);
    expect(shortAddress(address, "np")).toBe(nepali);
  });
});
