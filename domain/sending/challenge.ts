import * as z from "zod/mini";

/**
 * A task for who sends more than most: a number, so that SHA-256 of "nonce.number" begins with `bits` zeros. The token
 * and the number, joined by a dot, then go with the same call in the header `Proof-Of-Work`.
 */
export const challengeSchema = z.object({
  token: z.string(),
  nonce: z.string(),
  bits: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;
