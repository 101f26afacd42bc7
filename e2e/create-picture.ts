import sharp from "sharp";

/** A small picture of one colour, quick to encode; the extension decides the format. */
export async function createPicture(name: string, background: string) {
  const canvas = sharp({ create: { width: 48, height: 32, channels: 3, background } });
  const isPng = name.endsWith(".png");
  const buffer = await (isPng ? canvas.png() : canvas.jpeg()).toBuffer();
  return { name, mimeType: isPng ? "image/png" : "image/jpeg", buffer };
}
