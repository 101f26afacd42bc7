import { totpCode, totpStepAt } from "#server/platform/session/totp.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an authenticator app shows for a secret, now or in a later step of 30 seconds. */
export function authenticatorCode(secret: string, stepsLater = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return totpCode(Uint8Array.from(bytes), totpStepAt(new Date()) + stepsLater);
}
