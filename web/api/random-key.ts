/** 128 bits that nobody guesses. Not crypto.randomUUID, which browsers keep from pages over plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
