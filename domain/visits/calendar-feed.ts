import * as z from "zod/mini";

/** DY7: null until the account has asked for one. */
export const calendarFeedSchema = z.object({ url: z.nullable(z.string()) });
