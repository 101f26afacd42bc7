import * as z from "zod/mini";

/**
 * Proof of work for clients above the rate limit: find a number so that the SHA-256 hash of "nonce.number" starts with
 * `bits` zero bits. The client repeats the call with the header `Proof-Of-Work: <token>.<number>`.
 */
export const challengeSchema = z.object({
  token: z.string(),
  nonce: z.string(),
  bits: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;
