import * as fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readExif } from "./read-exif.ts";

async function photo(
  exif: Parameters<ReturnType<typeof sharp>["withExif"]>[0],
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#a33" } });
  return new Uint8Array(await picture.jpeg().withExif(exif).toBuffer());
}
const place = {
  GPSLatitudeRef: "N",
  GPSLatitude: "26/1 43/1 4368/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "85/1 55/1 3468/100",
};
const time = { DateTimeOriginal: "2026:11:18 10:45:30", OffsetTimeOriginal: "+05:45" };

test("CN5: time and place of a photo are read, with zone and hemisphere", async () => {
  const bytes = await photo({ IFD2: time, IFD3: place });
  expect(await readExif(new Blob([bytes]))).toEqual({
    taken_at: "2026-11-18T05:00:30.000Z",
    latitude: 26.7288,
    longitude: -85.9263,
  });
});

test("CN5: a photo without them, or something else than a photo, has none", async () => {
  const nothing = { taken_at: null, latitude: null, longitude: null };
  expect(await readExif(new Blob([await photo({ IFD0: { Software: "x" } })]))).toEqual(nothing);
  expect(await readExif(new Blob(["no photo"]))).toEqual(nothing);
  const { GPSLongitude: _longitude, ...half } = place;
  expect(await readExif(new Blob([await photo({ IFD2: time, IFD3: half })]))).toMatchObject({
    latitude: null,
    longitude: null,
  });
});

test("CN5: damaged metadata never fails, and never gives half a place", async () => {
  const bytes = await photo({ IFD2: time, IFD3: place });
  await fc.assert(
    fc.asyncProperty(fc.nat(400), fc.nat(255), async (at, value) => {
      const damaged = Uint8Array.from(bytes);
      damaged[at] = value;
      const { latitude, longitude, taken_at } = await readExif(new Blob([damaged]));
      expect(latitude === null).toBe(longitude === null);
      if (taken_at !== null) expect(Number.isNaN(Date.parse(taken_at))).toBe(false);
    }),
  );
});
