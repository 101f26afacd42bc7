/**
 * SHA-256 by hand, and only the first 32 bits of a short text's: pages over plain http have no crypto.subtle, and with
 * it each of a quarter of a million tries would wait for a promise.
 */
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const primes = Array.from({ length: 312 }, (_, number) => number).filter(isPrime);
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);

/** Of at most 55 ASCII characters, which are one block. */
export function firstWordOfHash(text: string): number {
  schedule.fill(0);
  for (let index = 0; index < text.length; index += 1) put(index, text.charCodeAt(index));
  put(text.length, 0x80);
  schedule[15] = text.length * 8;
  for (let index = 16; index < 64; index += 1) {
    const early = at(schedule, index - 15);
    const late = at(schedule, index - 2);
    const mixedEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const mixedLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[index] = at(schedule, index - 16) + mixedEarly + at(schedule, index - 7) + mixedLate;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start;
  for (let index = 0; index < 64; index += 1) {
    const chosen = (e & f) ^ (~e & g);
    const first =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + at(constants, index) + at(schedule, index);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return (at(start, 0) + a) >>> 0;
}

function put(index: number, byte: number): void {
  schedule[index >> 2] = at(schedule, index >> 2) | (byte << (24 - 8 * (index % 4)));
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}
