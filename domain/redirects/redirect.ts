import * as z from "zod/mini";

/** IM9: a short address as its editor gets it. */
export const redirectSchema = z.object({
  id: z.int(),
  /** Decoded and in lower case: `/jan-purnima`. */
  path: z.string(),
  /** A path of the site with its parameters, or an https address. */
  target: z.string(),
  is_external: z.boolean(),
  is_permanent: z.boolean(),
});
export type Redirect = z.infer<typeof redirectSchema>;

export const redirectOrigins = ["own", "imported"] as const;
export type RedirectOrigin = (typeof redirectOrigins)[number];

/** With what changes by its use. */
export const listedRedirectSchema = z.extend(redirectSchema, {
  origin: z.enum(redirectOrigins),
  hits: z.int(),
  last_hit_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type ListedRedirect = z.infer<typeof listedRedirectSchema>;

export function isExternalTarget(target: string): boolean {
  return !target.startsWith("/");
}
