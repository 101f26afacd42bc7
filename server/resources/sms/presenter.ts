import type { UnhandledSms } from "#domain/sms/sms.ts";
import type { UnhandledSmsRow } from "./repository.ts";

export function presentUnhandledSms(row: UnhandledSmsRow): UnhandledSms {
  return {
    id: row.id,
    lead_id: row.about_lead,
    name: row.name,
    to_number: row.to_number,
    text: row.text,
    language: row.language,
    parts: row.parts,
    outcome: row.status === "refused" ? "refused" : "unknown",
    provider_code: row.provider_code ?? "",
    has_mail: row.has_mail,
    created_at: row.created_at.toISOString(),
  };
}
