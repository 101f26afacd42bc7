import * as z from "zod/mini";
import { fieldCode } from "#domain/problems.ts";
import { maxRowId } from "#domain/row-id.ts";

/** A row's id in a body. */
export const rowIdSchema = z
  .int(fieldCode("number_invalid"))
  .check(z.gte(1, fieldCode("too_small")), z.lte(maxRowId, fieldCode("too_big")));
