import { randomBytes } from "node:crypto";
import type { Section } from "#domain/estimates/estimate-content.ts";
import { totalsOf } from "#domain/estimates/totals.ts";
import type { Database } from "#server/platform/database/database.ts";

type Charges = Readonly<{ overhead: string | null; vat: string | null }>;

/** An accepted version, for a job to begin from. */
export async function insertAcceptedVersion(
  database: Database,
  sections: readonly Section[],
  charges: Charges = { overhead: null, vat: null },
): Promise<number> {
  const { id: estimateId } = await database
    .insertInto("estimates")
    .values({
      client_name: "Sita Karna",
      client_email: "sita@example.com",
      language: "en",
      page_seed: randomBytes(16),
      page_hash: randomBytes(32),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { sections: _sums, ...totals } = totalsOf(sections, charges);
  const { id } = await database
    .insertInto("estimate_versions")
    .values({
      estimate_id: estimateId,
      number: 1,
      state: "accepted",
      title: JSON.stringify({ en: "House in Janakpur", np: "जनकपुरमा घर" }),
      estimated_on: "2026-11-01",
      valid_until: null,
      has_overhead: charges.overhead !== null,
      has_vat: charges.vat !== null,
      overhead_percent: charges.overhead,
      vat_percent: charges.vat,
      sections: JSON.stringify(sections),
      ...totals,
      sent_at: new Date(),
      decided_at: new Date(),
      decided_name: "Sita Karna",
      decided_by: "mail",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
