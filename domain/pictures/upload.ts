/** SE4: the limit of a picture that is sent with a form. */
export const maxPictureBytes = 5 * 1024 * 1024;
/** LD6: of a photo that is uploaded before its form. A browser that can't decode HEIC sends it as the phone made it. */
export const maxPhotoBytes = 12 * 1024 * 1024;
export const maxPicturePixels = 33_000_000;
export const maxPropertyPictures = 20;
export const maxSubmissionPictures = 10;
