import { type AgreedLine, agreedLines } from "#domain/variations/agreed-lines.ts";
import type { Variation, VariationList, VariationRow } from "#domain/variations/variation.ts";
import type { Contract, VariationDetails } from "./repository.ts";

function presentRow(row: VariationDetails): VariationRow {
  return {
    id: row.id,
    job_id: row.job_id,
    number: row.number,
    state: row.state,
    title: row.title,
    total: row.total,
    is_example: row.is_example,
    sent_at: row.sent_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_name: row.decided_name,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentVariation(row: VariationDetails): Variation {
  return {
    ...presentRow(row),
    reason: row.reason,
    sections: row.sections,
    has_overhead: row.has_overhead,
    has_vat: row.has_vat,
    overhead_percent: row.overhead_percent,
    vat_percent: row.vat_percent,
    net: row.net,
    overhead: row.overhead,
    vat: row.vat,
    decline_reason: row.decline_reason,
  };
}

export function agreedIn({ version, variations }: Contract): AgreedLine[] {
  const accepted = variations.filter(({ state }) => state === "accepted");
  return agreedLines(version?.sections ?? [], accepted);
}

export function presentVariations(contract: Contract, charges: VariationList["charges"]): VariationList {
  return {
    results: contract.variations.map(presentRow),
    agreed: agreedIn(contract),
    charges,
  };
}
