import { createHmac, timingSafeEqual } from "node:crypto";
import type { Picture } from "#domain/pictures/picture.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";

/** A URL is valid for 30 to 60 minutes and stays the same for 30, so that browsers can cache the picture. */
const stepSeconds = 30 * 60;

export const privateMediaPrefix = "/private-media";

/** Signs the URLs of private pictures, which only staff receive. */
export class SignedMediaUrls {
  readonly #key: Uint8Array;
  readonly #publicUrl: string;

  constructor(key: Uint8Array, publicUrl: string) {
    this.#key = key;
    this.#publicUrl = publicUrl;
  }

  /** Adds the signed folder of its files to a picture. */
  sign<Stored extends Pick<Picture, "key">>(picture: Stored, now = new Date()): Stored & { folder: string } {
    const expires = (Math.floor(now.getTime() / 1000 / stepSeconds) + 2) * stepSeconds;
    const signature = this.#sign(picture.key, expires).toString("base64url");
    return { ...picture, folder: `${privateMediaPrefix}/${picture.key}/${expires}/${signature}` };
  }

  /** The single URL of a picture, for clients that do not choose a width and format. */
  urlOf(key: string | null, now = new Date()): string | null {
    return key === null ? null : this.#publicUrl + jpegPicturePath(this.sign({ key }, now));
  }

  /** How long the signed folder remains valid; 0 if it has expired or the signature is wrong. */
  secondsLeft(key: string, expires: number, signature: string, now = new Date()): number {
    const given = Buffer.from(signature, "base64url");
    const expected = this.#sign(key, expires);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 0;
    return Math.max(0, expires - Math.floor(now.getTime() / 1000));
  }

  #sign(key: string, expires: number): Buffer {
    return createHmac("sha256", this.#key).update(`${key}/${expires}`).digest();
  }
}
