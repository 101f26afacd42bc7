/** SE4: what an uploaded picture may weigh and measure. */
export const largestPictureBytes = 5 * 1024 * 1024;
export const largestPicturePixels = 33_000_000;
