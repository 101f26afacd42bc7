import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureWidths } from "#domain/pictures/picture-paths.ts";
import { stagedPictureSchema } from "#domain/pictures/staged-picture.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let png: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  const empty = { width: 80, height: 80, channels: 4, background: "#0000" } as const;
  const dot = { width: 20, height: 20, channels: 4, background: "#0f766e" } as const;
  png = await sharp({ create: empty })
    .composite([{ input: { create: dot }, left: 0, top: 0 }])
    .png()
    .toBuffer();
});
afterAll(() => site.close());

async function upload(url: string, key: string) {
  const response = await site.app.inject({
    method: "POST",
    url,
    headers: { ...admin.headers, "idempotency-key": key },
    payload: formOf({ image: new File([new Uint8Array(png)], "logo.png", { type: "image/png" }) }),
  });
  expect(response.statusCode, response.body).toBe(201);
  return stagedPictureSchema.parse(response.json());
}
const served = async (url: string) => (await site.app.inject(url)).rawPayload;

/** The alpha of the upper left corner, and the alpha and the brightness of the lower right one. */
async function corners(content: Buffer) {
  const data = await sharp(content).ensureAlpha().raw().toBuffer();
  return { filled: data[3], empty: data.at(-1), brightness: data.at(-2) };
}

test("ST3: a PNG logo keeps its transparency in every format that has one, and photos do not", async () => {
  const stored = await upload("/api/pictures/?purpose=logo", "key-of-the-logo");
  expect(stored.has_alpha).toBe(true);
  expect(await upload("/api/pictures/?purpose=logo", "key-of-the-logo")).toEqual(stored);
  for (const [format, widths] of Object.entries(pictureWidths))
    for (const width of widths) {
      const content = await served(`/media/${stored.key}/${width}.${format}`);
      const expected = format === "jpg" ? { empty: 255, brightness: 255 } : { empty: 0 };
      expect(await corners(content), `${width}.${format}`).toMatchObject({ filled: 255, ...expected });
    }
  const photo = await upload("/api/pictures/", "key-of-the-photo");
  expect(photo.has_alpha).toBe(false);
  expect(await corners(await served(`/media/${photo.key}/720.webp`))).toMatchObject({
    empty: 255,
    brightness: 255,
  });

  const { key: picture, has_alpha: hasAlpha, ...measures } = stored;
  const image = { kind: "picture", picture, ...measures, hasAlpha };
  const saved = await site.app.inject({
    method: "PUT",
    url: "/api/settings/looks/",
    headers: admin.headers,
    payload: { ...defaultSettings.looks, logo: { image, hasName: false, hasPlate: false } },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const [header = ""] = /<img src="\/media\/[^>]*>/.exec((await served("/")).toString()) ?? [];
  expect(header).toContain(`/media/${picture}/720.webp`);
  expect(header).not.toContain("logo-opaque");
  // The plate of an icon shows through the logo.
  const icon = await sharp(await served("/icon-192.png"))
    .raw()
    .toBuffer();
  const middle = (96 * 192 + 96) * 4;
  expect([...icon.subarray(middle, middle + 4)]).toEqual([255, 252, 246, 255]);
});
