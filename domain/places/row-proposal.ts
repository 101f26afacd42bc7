import * as z from "zod/mini";
import { languages } from "#domain/language.ts";

/** A property or project without a place, and the place that its address names. */
const rowProposalSchema = z.object({
  resource: z.enum(["properties", "projects"]),
  id: z.int(),
  /** For `If-Match`. */
  etag: z.string(),
  name: z.string(),
  /** The address line as it is now. */
  address: z.string(),
  /** The address line in each language if the proposal is accepted. */
  composed: z.record(z.enum(languages), z.string()),
  /** The body of the PATCH that accepts the proposal. */
  change: z.object({
    local_level_id: z.int(),
    ward: z.nullable(z.int()),
    translations: z.record(z.enum(languages), z.object({ street: z.string() })),
  }),
});
export type RowProposal = z.infer<typeof rowProposalSchema>;

/** `count` is the number of all proposals, of which `results` are the first. */
export const rowProposalsSchema = z.object({ count: z.int(), results: z.array(rowProposalSchema) });
