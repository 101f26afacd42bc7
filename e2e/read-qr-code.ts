import jsQR from "jsqr";
import sharp from "sharp";

/** The text of the QR code in a screenshot; undefined if there is none that can be read. */
export async function readQrCode(screenshot: Buffer): Promise<string | undefined> {
  const picture = sharp(screenshot).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
