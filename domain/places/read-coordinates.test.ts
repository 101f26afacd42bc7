import { describe, expect, test } from "vitest";
import { readCoordinates, readPosition } from "./read-coordinates.ts";

const janakpur = { latitude: 26.7288, longitude: 85.9263 };

describe("PL3 pasted coordinates", () => {
  test.each([
    "26.7288, 85.9263",
    "26.7288,85.9263",
    " 26.7288 85.9263 ",
    "(26.7288; 85.9263)",
    "26.7288° N, 85.9263° E",
    "26.7288N 85.9263E",
    "२६.७२८८, ८५.९२६३",
    "85.9263, 26.7288",
    "https://www.google.com/maps/@26.7288,85.9263,17z",
    "https://www.google.com/maps/place/Janaki+Mandir/@26.7,85.9,15z/data=!4m6!3m5!1s0x39ec:0x1!8m2!3d26.7288!4d85.9263!16s",
    "https://www.google.com/maps?q=26.7288,85.9263&z=17",
    "https://maps.google.com/?q=loc:26.7288,85.9263",
    "https://www.google.com/maps/search/?api=1&query=26.7288%2C85.9263",
    "https://www.google.com/maps/search/26.7288,+85.9263?entry=tts",
    "https://www.google.com/maps/dir/?api=1&destination=26.7288%2C85.9263",
    "https://www.openstreetmap.org/?mlat=26.7288&mlon=85.9263#map=17/26.7/85.9",
    "https://www.openstreetmap.org/#map=17/26.7288/85.9263",
    "geo:26.7288,85.9263?z=17",
  ])("are understood: %s", (text) => {
    expect(readCoordinates(text)).toEqual(janakpur);
  });

  test.each([
    "",
    "26.7288",
    "26.7288,",
    "26,7288",
    "Janakpur",
    "https://maps.app.goo.gl/abc123",
    "https://example.com/?page=26.7288",
    "%E0%A4%A",
    "1 2 3",
    "26.7288, 85.9263".repeat(500),
  ])("are not made up: %s", (text) => {
    expect(readCoordinates(text)).toBeNull();
  });

  test("outside Nepal are kept as they are, for the form to reject", () => {
    expect(readCoordinates("51.5007, -0.1246")).toEqual({ latitude: 51.5007, longitude: -0.1246 });
  });

  test("of a hostile text take no time", () => {
    const startedAt = performance.now();
    expect(readCoordinates(`26.${"1".repeat(3900)}`)).toBeNull();
    expect(readCoordinates(`${" ".repeat(3900)}26`)).toBeNull();
    expect(readCoordinates(`26${" ".repeat(3900)}x`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(200);
  });
});

describe("ST4 the office's position", () => {
  test.each(["26.7288, 85.9263", "https://www.google.com/maps/@26.7288,85.9263,17z"])(
    "is read: %s",
    (text) => {
      expect(readPosition(text)).toEqual(janakpur);
    },
  );

  test.each([
    ["https://maps.app.goo.gl/abc123", "short_link"],
    [" maps.app.goo.gl/abc123?g_st=iw ", "short_link"],
    ["https://goo.gl/maps/abc123", "short_link"],
    ["https://osm.org/go/zmtk7?m=", "short_link"],
    ["https://www.openstreetmap.org/go/zmtk7", "short_link"],
    ["51.5007, -0.1246", "outside_nepal"],
    ["Janakpur", "unreadable"],
    ["https://www.google.com/maps/place/Janaki+Mandir", "unreadable"],
  ])("is not made up, and the reason is named: %s", (text, reason) => {
    expect(readPosition(text)).toBe(reason);
  });
});
