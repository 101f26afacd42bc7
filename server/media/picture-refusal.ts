import type { FieldCode } from "#domain/problems.ts";

type Reason = Extract<FieldCode, "image_invalid" | "image_too_many_pixels">;

/** A file that is no picture we take, and why. */
export class PictureRefusal extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
