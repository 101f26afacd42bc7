/** FIPS 180-4. The constants are the first 32 bits of the fractional parts of roots of the first 64 primes. */
const primes = firstPrimes(64);
const initialState = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const roundConstants = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const blockBytes = 64;

export function sha256(bytes: Uint8Array): string {
  const state = Uint32Array.from(initialState);
  const schedule = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % blockBytes);
  for (let offset = 0; offset < whole; offset += blockBytes) addBlock(state, schedule, bytes, offset);
  const rest = paddedRest(bytes, whole);
  for (let offset = 0; offset < rest.length; offset += blockBytes) addBlock(state, schedule, rest, offset);
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** The last bytes, a bit, zeros and the length in bits. */
function paddedRest(bytes: Uint8Array, start: number): Uint8Array {
  const restBytes = bytes.length - start;
  const padded = new Uint8Array(restBytes + 9 > blockBytes ? 2 * blockBytes : blockBytes);
  padded.set(bytes.subarray(start));
  padded[restBytes] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

function addBlock(state: Uint32Array, schedule: Uint32Array, bytes: Uint8Array, offset: number): void {
  for (let index = 0; index < 16; index += 1) {
    const at = offset + 4 * index;
    schedule[index] =
      (wordAt(bytes, at) << 24) |
      (wordAt(bytes, at + 1) << 16) |
      (wordAt(bytes, at + 2) << 8) |
      wordAt(bytes, at + 3);
  }
  for (let index = 16; index < 64; index += 1) {
    const near = wordAt(schedule, index - 15);
    const far = wordAt(schedule, index - 2);
    const small0 = rotate(near, 7) ^ rotate(near, 18) ^ (near >>> 3);
    const small1 = rotate(far, 17) ^ rotate(far, 19) ^ (far >>> 10);
    schedule[index] = wordAt(schedule, index - 16) + small0 + wordAt(schedule, index - 7) + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + big1 + choice + wordAt(roundConstants, index) + wordAt(schedule, index)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + big0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = wordAt(state, index) + word;
  });
}

/** Every index is within its array. */
function wordAt(numbers: Uint8Array | Uint32Array, index: number): number {
  return numbers[index] as number;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}
