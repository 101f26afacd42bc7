import * as z from "zod/mini";

const largestId = 2_147_483_647;

/** A row's number in the address. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, "number_invalid")),
    z.pipe(z.transform(Number), z.number().check(z.lte(largestId, "too_big"))),
  ),
});
