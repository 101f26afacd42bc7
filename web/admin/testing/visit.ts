import type { Visit } from "#domain/visits/visit.ts";

/** A visit that the visitor has asked for. */
export const visit: Visit = {
  id: 7,
  lead_id: 5,
  name: "Sita",
  phone: "9801234567",
  email: null,
  language: "np",
  property_id: 1,
  property_name: "The blue house",
  property_address: "Janakpurdham-4",
  latitude: null,
  longitude: null,
  agent_id: null,
  agent_name: null,
  starts_at: "2026-11-22T04:45:00.000Z",
  ends_at: "2026-11-22T05:15:00.000Z",
  state: "asked",
  meeting_place: "",
  note: "",
  sequence: 0,
  etag: '"1"',
  page_url: "http://site.test/np/visit/abc",
  created_at: "2026-11-18T04:45:00.000Z",
  updated_at: "2026-11-18T04:45:00.000Z",
};
