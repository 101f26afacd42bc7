import type { FieldCode } from "#domain/problem-texts.ts";

export const pictureRejections = [
  "image_invalid",
  "image_too_many_pixels",
] as const satisfies readonly FieldCode[];
type Reason = (typeof pictureRejections)[number];

/** Thrown for a file that is not a supported picture. */
export class PictureRejection extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
