import { createHmac, timingSafeEqual } from "node:crypto";

const digits = 6;
const secondsAStep = 30;
/** Phones' clocks are a little off, and typing takes its time. */
const tolerance = 1;

export function totpStepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / secondsAStep);
}

/** RFC 6238 with SHA-1, which is what every authenticator app does. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step that a code belongs to, among those it may be just now. */
export function findMatchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = totpStepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
}
