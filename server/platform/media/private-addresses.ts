import { createHmac, timingSafeEqual } from "node:crypto";
import type { Picture } from "#domain/pictures/picture.ts";
import { jpegPicturePath } from "#domain/pictures/picture-paths.ts";

/** An address is valid for 30 to 60 minutes, and stays the same for 30, so that a browser can cache its picture. */
const stepSeconds = 30 * 60;

export const privateMediaPrefix = "/private-media";

/** Addresses of pictures that are not public. Only staff are given them, and each is valid for a while. */
export class PrivateAddresses {
  readonly #key: Uint8Array;
  readonly #publicUrl: string;

  constructor(key: Uint8Array, publicUrl: string) {
    this.#key = key;
    this.#publicUrl = publicUrl;
  }

  /** The picture with the signed folder of its files. */
  located<Stored extends Pick<Picture, "key">>(
    picture: Stored,
    now = new Date(),
  ): Stored & { folder: string } {
    const expires = (Math.floor(now.getTime() / 1000 / stepSeconds) + 2) * stepSeconds;
    const signature = this.#sign(picture.key, expires).toString("base64url");
    return { ...picture, folder: `${privateMediaPrefix}/${picture.key}/${expires}/${signature}` };
  }

  /** The one address of a picture, for clients that take no other. */
  address(key: string | null, now = new Date()): string | null {
    return key === null ? null : this.#publicUrl + jpegPicturePath(this.located({ key }, now));
  }

  /** How many seconds the signed folder is still valid; 0 if it is not, or not of this picture. */
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
