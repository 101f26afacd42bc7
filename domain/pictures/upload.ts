/**
 * SE4, LD6: the limits of an uploaded picture. Browsers make pictures smaller first; a phone's photo of 8 MB must be accepted
 * as it is from a page without JavaScript.
 */
export const maxPictureBytes = 12 * 1024 * 1024;
export const maxPicturePixels = 33_000_000;
export const maxPropertyPictures = 20;
export const maxSubmissionPictures = 10;
