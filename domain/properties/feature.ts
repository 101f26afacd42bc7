import * as z from "zod/mini";

export const featureSchema = z.object({ id: z.int(), name: z.string() });
export type Feature = z.infer<typeof featureSchema>;
