import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { requiredText } from "#domain/text-fields.ts";

/** LE5: the seller reads the reason as it was written. */
export const declineSchema = z.object({ reason: requiredText(maxLengths.text) });

export const madeListingSchema = z.object({ property_id: z.int() });
