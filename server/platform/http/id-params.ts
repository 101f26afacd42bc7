import * as z from "zod/mini";
import { maxRowId } from "#domain/row-id.ts";

/** The id of a row in a path. Leading zeros and signs are rejected, so that each row has one URL. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/, "number_invalid")),
    z.pipe(z.transform(Number), z.number().check(z.lte(maxRowId, "too_big"))),
  ),
});
