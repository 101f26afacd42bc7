import * as z from "zod/mini";

/** DY3: a shorter text would match nearly everything. */
export const minFindLength = 2;
export const maxFindLength = 100;
/** Of each kind. */
export const maxFound = 6;

const foundSchema = z.object({
  kind: z.enum(["people", "leads", "listings", "projects"]),
  id: z.int(),
  title: z.string(),
  /** What tells rows of the same name apart. */
  text: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

export const foundListSchema = z.object({ results: z.array(foundSchema) });
