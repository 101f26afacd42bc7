/** LD6: the longest side of what is sent. The largest stored width is 1,600 pixels. */
const maxSidePixels = 2_560;
const quality = 0.82;
/** A picture that is small already is sent as it is. */
const minBytesToShrink = 1_000_000;

/**
 * Makes a photo smaller before it is sent. Returns the file itself if the browser can't decode it, for example HEIC: the
 * server then decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    // The browser turns the picture upright by its EXIF orientation.
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    try {
      const scale = Math.min(1, maxSidePixels / Math.max(bitmap.width, bitmap.height));
      if (scale === 1 && file.size < minBytesToShrink) return file;
      const blob = await drawJpeg(
        bitmap,
        Math.round(bitmap.width * scale),
        Math.round(bitmap.height * scale),
      );
      return blob && blob.size < file.size ? blob : file;
    } finally {
      bitmap.close();
    }
  } catch {
    return file;
  }
}

async function drawJpeg(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency; without this it would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  // Safari frees a canvas' memory late unless it is empty.
  canvas.width = 0;
  return blob;
}
