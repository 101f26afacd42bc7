import type { Language } from "#domain/language.ts";
import type { Visit } from "#domain/visits/visit.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import type { VisitPages } from "#server/resources/visit-pages/visit-pages.ts";
import { inLanguage } from "./listing-texts.ts";
import type { VisitRow } from "./repository.ts";

/** What staff and the visitor change. */
export function versionOf(row: VisitRow): object {
  const { id, agent_id, starts_at, ends_at, state, meeting_place, note } = row;
  return { id, agent_id, starts_at, ends_at, state, meeting_place, note };
}

export function presentVisit(row: VisitRow, pages: VisitPages, language: Language): Visit {
  const { property_name, property_address } = inLanguage(row, language);
  return {
    id: row.id,
    lead_id: row.lead_id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    language: row.language,
    property_id: row.property_id,
    property_name,
    property_address,
    latitude: row.latitude,
    longitude: row.longitude,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: row.state,
    meeting_place: row.meeting_place,
    note: row.note,
    sequence: row.sequence,
    etag: entityTag(versionOf(row)),
    page_url: pages.urlOf(row.page_seed, row.language ?? "en"),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
