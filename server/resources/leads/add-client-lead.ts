import type { Language } from "#domain/language.ts";
import type { LocalText } from "#domain/settings/local-text.ts";
import type { Database } from "#server/platform/database/database.ts";
import { insertLead } from "./add-lead.ts";

type Client = Readonly<{
  client_name: string;
  client_phone: string | null;
  client_email: string | null;
  language: Language;
  title: LocalText;
}>;

/** CN2, CN4: the client of an estimate or a job that no lead asked for becomes one, as if they had come to the office. */
export async function addClientLead(
  transaction: Database,
  { client_name, client_phone, client_email, language, title }: Client,
  accountId: number,
): Promise<number> {
  const lead = {
    channel: "other",
    name: client_name,
    phone: client_phone,
    email: client_email,
    text: title[language] || title.en || title.np,
    property_id: null,
    language,
    owner_id: null,
    next_step: "",
    next_step_on: null,
  } as const;
  return insertLead(transaction, lead, { accountId, ownerId: null });
}
