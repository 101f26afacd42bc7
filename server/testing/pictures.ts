import sharp from "sharp";

/** A small valid picture file. */
export async function pictureFile(
  {
    width = 64,
    height = 48,
    format = "jpeg",
  }: { width?: number; height?: number; format?: "jpeg" | "png" | "webp" } = {},
  name = `picture.${format}`,
): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#a33" } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` });
}

/** A multipart form. A list becomes one part per item. */
export function formOf(fields: Record<string, string | File | readonly (string | File)[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) form.append(name, part);
  }
  return form;
}
