import * as z from "zod/mini";

/** A text in each language, as it is stored and answered. */
export const localTextSchema = z.object({ en: z.string(), np: z.string() });
