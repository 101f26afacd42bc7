/** SE4: the limits of an uploaded picture. */
export const maxPictureBytes = 5 * 1024 * 1024;
export const maxPicturePixels = 33_000_000;
