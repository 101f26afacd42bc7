import * as z from "zod/mini";

const maxId = 2_147_483_647;

/** The id of a row in a path. Leading zeros and signs are rejected, so that each row has one URL. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/, "number_invalid")),
    z.pipe(z.transform(Number), z.number().check(z.lte(maxId, "too_big"))),
  ),
});
