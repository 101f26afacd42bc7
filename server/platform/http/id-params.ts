import * as z from "zod/mini";

const largestId = 2_147_483_647;

/** A row's number in the address, written one way only. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/, "number_invalid")),
    z.pipe(z.transform(Number), z.number().check(z.lte(largestId, "too_big"))),
  ),
});
