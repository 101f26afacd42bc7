import sharp, { type OverlayOptions } from "sharp";
import { maxPicturePixels } from "#domain/pictures/upload.ts";
import { shareCardSize } from "#domain/share-cards.ts";
import { pictureWidth } from "./drawing.ts";
import { pigments } from "./pigments.ts";

/** The drawing over its picture, as a JPEG: messengers take nothing newer. */
export async function renderCard(drawing: string, picturePath: string | null): Promise<Buffer> {
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing), left: 0, top: 0 }];
  if (picturePath !== null) layers.unshift({ input: await cropped(picturePath), left: 0, top: 0 });
  return (
    sharp({ create: { ...shareCardSize, channels: 3, background: pigments.paper } })
      .composite(layers)
      // Full colour resolution: thin red letters would blur at half of it.
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
      .toBuffer()
  );
}

async function cropped(path: string): Promise<Buffer> {
  return sharp(path, { limitInputPixels: maxPicturePixels })
    .resize(pictureWidth, shareCardSize.height, { fit: "cover" })
    .toBuffer();
}
