import fc from "fast-check";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

const scale = 4;

/** Draws the runs of squares in black on white, and reads the picture as a camera's. */
function readDrawn({ size, path }: ReturnType<typeof qrPath>): string | undefined {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, right, down, length] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(right);
    y += Number(down);
    for (let row = y * scale; row < (y + 1) * scale; row += 1) {
      const first = row * width + x * scale;
      pixels.fill(0, first * 4, (first + Number(length) * scale) * 4);
    }
    x += Number(length);
  }
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
  expect(qrPath("https://mithila.example.com.np/np/property/1234").path.length).toBeLessThan(2_600);
});
