import fc from "fast-check";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

const scale = 4;

/** Draws the runs of squares in black on white, and reads the picture as a camera's. */
function readDrawn({ size, path }: ReturnType<typeof qrPath>): string | undefined {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return jsQR(pixels, width, width)?.data;
}

test("VT6: the QR code of an address is read as this address", () => {
  const hosts = fc.constantFrom("https://example.org", "https://a-longer-name.example.com.np/np");
  fc.assert(
    fc.property(hosts, fc.integer({ min: 1, max: 2_147_483_647 }), (host, id) => {
      const url = `${host}/property/${id}`;
      expect(readDrawn(qrPath(url))).toBe(url);
    }),
    { numRuns: 30 },
  );
});

test("VT6: a QR code in a page is small", () => {
  expect(qrPath("https://mithila.example.com.np/np/property/1234").path.length).toBeLessThan(5_000);
});
