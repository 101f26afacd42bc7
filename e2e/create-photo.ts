import sharp from "sharp";

/** A photo as a phone takes it, sideways, with its position. By default, it has 12 megapixels and about 8 MB. */
export async function createPhoto(width = 4032): Promise<Buffer> {
  const size = { width, height: (width / 4) * 3 };
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp("web/public/pictures/hero-sell/1280.jpg")
    .resize({ ...size, fit: "cover" })
    .composite([{ input: noise, blend: "soft-light" }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "26/1 43/1 30/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 96 })
    .toBuffer();
}
