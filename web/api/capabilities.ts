import { apiUrl } from "./api-url.ts";

/** What our server offers beyond the specified API. */
export type Capability =
  /** Accounts with roles, and rows that are assigned to them. */
  | "accounts"
  /** Changes of several rows at once. */
  | "bulkChanges"
  /** Copies of a listing. */
  | "duplicates"
  /** Headers of our own. CORS of another host may reject an unknown header. */
  | "extraHeaders"
  /** Who changed what. */
  | "history"
  | "leads"
  /** Changes that the server announces. */
  | "liveChanges"
  /** Tabs of what only our server has. */
  | "ownTabs"
  /** Pictures that are sent one by one, before the row that shows them. */
  | "pictureUploads"
  | "rates"
  /** Steps of a submission until its listing is published. */
  | "submissionSteps"
  /** What waits for the account today. */
  | "today";

/**
 * API7: whether the API host has it. Another host has what is specified and none of these; a host that has some of them
 * is decided here.
 */
export function apiHas(_capability: Capability): boolean {
  return apiUrl("") === "";
}
