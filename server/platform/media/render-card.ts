import sharp, { type OverlayOptions } from "sharp";
import { maxPicturePixels } from "#domain/pictures/upload.ts";
import { shareCardSize } from "#domain/share-cards.ts";
import type { CardPicture } from "./image-worker-tasks.ts";

/** Draws the SVG over its picture. A JPEG, because some messengers support no newer format. */
export async function renderCard(drawing: string, picture: CardPicture | null): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing), left: 0, top: 0 }];
  if (picture !== null) layers.unshift({ input: await crop(picture), left: 0, top: 0 });
  return (
    sharp({ create: { ...shareCardSize, channels: 3, background: "white" } })
      .composite(layers)
      // Without chroma subsampling, which blurs thin red letters.
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
  );
}

async function crop({ content, width }: CardPicture): Promise<Buffer> {
  return sharp(content, { limitInputPixels: maxPicturePixels })
    .resize(width, shareCardSize.height, { fit: "cover" })
    .toBuffer();
}

export async function renderPng(drawing: string): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
}
