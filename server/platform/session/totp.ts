import { createHmac, timingSafeEqual } from "node:crypto";

const digits = 6;
const stepSeconds = 30;
/** Codes are accepted one step early or late, because phones' clocks differ and typing takes time. */
const toleranceSteps = 1;

export function totpStepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** RFC 6238 with SHA-1, which all authenticator apps support. */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** The step, among those accepted now, whose code this is. */
export function findMatchingStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const actual = Buffer.from(code);
  const current = totpStepAt(now);
  for (let step = current - toleranceSteps; step <= current + toleranceSteps; step += 1) {
    const expected = Buffer.from(totpCode(secret, step));
    if (actual.length === expected.length && timingSafeEqual(actual, expected)) return step;
  }
}
