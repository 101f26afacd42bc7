import type { Estimate, EstimateRow } from "#domain/estimates/estimate.ts";
import type { EstimatePages } from "#server/resources/estimate-pages/estimate-pages.ts";
import type { EstimateDetails, ListedEstimate } from "./repository.ts";

export function presentEstimateRow(row: ListedEstimate): EstimateRow {
  return {
    id: row.id,
    lead_id: row.lead_id,
    client_name: row.client_name,
    title: row.title,
    place: row.place,
    number: row.number,
    state: row.state,
    total: row.total,
    is_example: row.is_example,
    has_question: row.has_question,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists the fields of a response, so that a new column is never sent by accident. */
export function presentEstimate(row: EstimateDetails, pages: EstimatePages): Estimate {
  const wasSent = row.versions.some(({ sent_at }) => sent_at !== null);
  return {
    id: row.id,
    lead_id: row.lead_id,
    client_name: row.client_name,
    client_email: row.client_email,
    client_phone: row.client_phone,
    language: row.language,
    title: row.title,
    place: row.place,
    estimated_on: row.estimated_on,
    valid_until: row.valid_until,
    has_overhead: row.has_overhead,
    has_vat: row.has_vat,
    overhead_percent: row.overhead_percent,
    vat_percent: row.vat_percent,
    terms: row.terms,
    sections: row.sections,
    ...presentVersion(row),
    version_id: row.version_id,
    net: row.net,
    overhead: row.overhead,
    vat: row.vat,
    is_example: row.is_example,
    has_question: row.has_question,
    page_url: wasSent ? pages.urlOf(row.page_seed, row.language) : null,
    job_id: row.job_id,
    versions: row.versions.map((version) => ({ id: version.id, ...presentVersion(version) })),
    events: row.events.map(({ created_at, ...event }) => ({
      id: event.id,
      kind: event.kind,
      account: event.account,
      text: event.text,
      number: event.number,
      created_at: created_at.toISOString(),
    })),
    updated_at: row.updated_at.toISOString(),
  };
}

type Version = Pick<
  EstimateDetails["versions"][number],
  "number" | "state" | "total" | "sent_at" | "decided_at" | "decided_name"
>;

function presentVersion({ number, state, total, sent_at, decided_at, decided_name }: Version) {
  return {
    number,
    state,
    total,
    sent_at: sent_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    decided_name,
  };
}
