import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Language } from "#domain/language.ts";
import type { LeadEventDetail, LeadEventKind, LeadStatus } from "#domain/leads/lead.ts";
import type { LeadChannel, LeadKind } from "#domain/leads/lead-kind.ts";
import type { MailKind } from "#domain/mail/mail.ts";
import type { ListingType } from "#domain/properties/kinds.ts";
import type { SmsMail, SmsStatus } from "#domain/sms/sms.ts";
import type { ReminderKind } from "#domain/visits/reminder-times.ts";
import type { CreatedAt, SearchColumns, UpdatedAt } from "./shared-columns.ts";

/** Leads, and the mails to and about them. */
export interface LeadTables {
  people: PeopleTable;
  leads: LeadsTable;
  lead_events: LeadEventsTable;
  mails: MailsTable;
  sms_messages: SmsMessagesTable;
  visit_reminders: VisitRemindersTable;
  day_lists: DayListsTable;
  alerts: AlertsTable;
  first_listings: FirstListingsTable;
  lead_notices: LeadNoticesTable;
  lead_details: LeadDetailsView;
}

interface PeopleTable extends SearchColumns {
  id: Generated<number>;
  name: Generated<string>;
  phone: string | null;
  email: string | null;
  merged_into: ColumnType<number | null, number | null | undefined, number | null>;
  is_merge_blocked: Generated<boolean>;
  staff_name: Generated<string | null>;
  created_at: CreatedAt;
}

/** One for each row that visitors send, and those that staff add by hand. Triggers delete and restore it with its row. */
interface LeadsTable {
  id: Generated<number>;
  kind: ColumnType<LeadKind, LeadKind, never>;
  source_id: ColumnType<number, number, never>;
  channel: ColumnType<LeadChannel, LeadChannel | undefined, never>;
  language: ColumnType<Language | null, Language | null | undefined, never>;
  added_by: ColumnType<number | null, number | null | undefined, never>;
  name: ColumnType<string, string, never>;
  email: ColumnType<string | null, string | null, never>;
  phone: ColumnType<string | null, string | null, never>;
  about: ColumnType<string, string, never>;
  text: ColumnType<string, string, never>;
  property_id: ColumnType<number | null, number | null | undefined, number | null>;
  person_id: ColumnType<number | null, never, number | null>;
  status: ColumnType<LeadStatus, never, LeadStatus>;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  owner_id: ColumnType<number | null, number | null | undefined, number | null>;
  next_step: ColumnType<string, string | undefined, string>;
  next_step_on: ColumnType<string | null, string | null | undefined, string | null>;
  snoozed_until: ColumnType<string | null, string | null | undefined, string | null>;
  promised_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  first_answered_at: ColumnType<Date | null, never, Date | null>;
  /** DY3: those of `about` and `next_step`. */
  words: GeneratedAlways<string>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
  deleted_at: ColumnType<Date | null, never, never>;
}

interface LeadEventsTable {
  id: Generated<number>;
  lead_id: number;
  account_id: number | null;
  kind: LeadEventKind;
  detail: ColumnType<LeadEventDetail, string, never>;
  created_at: CreatedAt;
}

interface MailsTable {
  id: Generated<number>;
  kind: MailKind;
  to_address: string;
  reply_to: string | null;
  subject: string;
  text: string;
  language: Language;
  message_id: string;
  about_lead: number | null;
  about_visit: number | null;
  send_by: Date | null;
  headers: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, null>;
  /** DY7: an iCalendar file that is attached. */
  calendar: ColumnType<string | null, string | null | undefined, null>;
  status: Generated<"queued" | "sent" | "failed">;
  error: string | null;
  created_at: CreatedAt;
  sent_at: Date | null;
}

/** DY9 */
interface SmsMessagesTable {
  id: Generated<number>;
  about_lead: number;
  about_visit: number | null;
  send_by: Date | null;
  to_number: string;
  text: string;
  language: Language;
  parts: number;
  status: Generated<SmsStatus>;
  provider_code: ColumnType<string | null, never, string | null>;
  mail: ColumnType<SmsMail | null, string | null, never>;
  created_at: CreatedAt;
  sending_at: ColumnType<Date | null, never, Date | null>;
  sent_at: ColumnType<Date | null, never, Date | null>;
  handled_at: ColumnType<Date | null, never, Date | null>;
}

/** DY8 */
interface VisitRemindersTable {
  visit_id: number;
  kind: ReminderKind;
  starts_at: Date;
  queued_at: CreatedAt;
}

interface DayListsTable {
  account_id: number;
  day: string;
}

/** VT5: the filters of `query` are the shortest address of a list. */
interface AlertsTable {
  id: Generated<number>;
  listing: ListingType;
  query: string;
  language: Language;
  email: string;
  page_seed: Buffer;
  page_hash: Buffer;
  created_at: CreatedAt;
  asked_at: ColumnType<Date, Date | undefined, Date>;
  confirmed_at: Generated<Date | null>;
  notified_until: ColumnType<Date, Date | undefined, Date>;
  mailed_at: Generated<Date | null>;
}

/** Triggers write it. */
interface FirstListingsTable {
  property_id: GeneratedAlways<number>;
  listed_at: ColumnType<Date, never, Date>;
}

interface LeadNoticesTable {
  kind: LeadKind;
  source_id: number;
  created_at: CreatedAt;
  notified_at: Generated<Date | null>;
}

interface LeadDetailsView {
  kind: LeadKind;
  source_id: number;
  lead_id: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  about: string;
  text: string;
  created_at: Date;
  promised_until: Date | null;
  is_answered: boolean;
  owner_id: number | null;
  deleted_at: Date | null;
  visit_on: string | null;
  visit_time: string | null;
}
