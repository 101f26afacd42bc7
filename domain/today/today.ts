import * as z from "zod/mini";
import { permitKinds } from "#domain/jobs/choices.ts";
import { languages } from "#domain/language.ts";
import { leadSchema } from "#domain/leads/lead.ts";
import { mailStateSchema } from "#domain/mail/mail.ts";
import { submissionSteps } from "#domain/sell/seller-page.ts";
import { textPageNames } from "#domain/settings/text-pages.ts";
import { unhandledSmsSchema } from "#domain/sms/sms.ts";
import { visitSchema } from "#domain/visits/visit.ts";

/** DY2: a section lists at most so many lines; its count is that of all. */
export const maxTodayLines = 20;

const sectionOf = <Line extends z.ZodMiniType>(line: Line) =>
  z.object({ count: z.int(), results: z.array(line) });

const leadLineSchema = z.extend(leadSchema, {
  /** The version that a change of the lead names. */
  etag: z.string(),
});
export type LeadLine = z.infer<typeof leadLineSchema>;

/** A listing that is not finished. */
const draftLineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** An admin has sent it back. */
  is_returned: z.boolean(),
  updated_at: z.iso.datetime(),
});

/** A listing that an admin approves or sends back. */
const approvalLineSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** What the account is called. */
  requested_by: z.nullable(z.string()),
  requested_at: z.iso.datetime(),
});

/** A seller's property that is neither published nor declined. */
const submissionLineSchema = z.object({
  id: z.int(),
  title: z.string(),
  name: z.string(),
  step: z.enum(submissionSteps),
  created_at: z.iso.datetime(),
});

/** CN7: an instalment that is due, or a step of a permit that is overdue. */
const jobLineSchema = z.object({
  id: z.string(),
  job_id: z.int(),
  job: z.string(),
  instalment: z.nullable(z.string()),
  permit: z.nullable(z.enum(permitKinds)),
  /** What is missing, an exact number. */
  amount: z.nullable(z.string()),
  since: z.iso.date(),
});

const untranslatedSchema = z.object({
  tab: z.enum(["listings", "projects"]),
  language: z.enum(languages),
  count: z.int(),
});
export type UntranslatedCount = z.infer<typeof untranslatedSchema>;

/** DY1: what the site lacks. Only texts concern agents. */
const noticesSchema = z.object({
  untranslated: z.array(untranslatedSchema),
  mail: z.nullable(mailStateSchema),
  /** Addresses that name a place which their row lacks. */
  proposed_places: z.int(),
  has_demo: z.boolean(),
  is_company_unnamed: z.boolean(),
  draft_texts: z.array(z.enum(textPageNames)),
  /** IM7: endpoints that failed for days. */
  switched_off_webhooks: z.int(),
});
export type Notices = z.infer<typeof noticesSchema>;

/** DY2: what an account has to do today. */
export const todaySchema = z.object({
  /** In Kathmandu. */
  day: z.iso.date(),
  /** Answers that were promised, the longest overdue first. */
  answers: sectionOf(leadLineSchema),
  /** Next steps that are due today or overdue. */
  steps: sectionOf(leadLineSchema),
  /** Visits of today without a result, the earliest first. */
  visits: sectionOf(visitSchema),
  /** Visits of the days before without a result, the latest first. */
  past_visits: sectionOf(visitSchema),
  /** DY10: leads that nobody has touched for long, the longest first. */
  silent: sectionOf(leadLineSchema),
  drafts: sectionOf(draftLineSchema),
  submissions: sectionOf(submissionLineSchema),
  approvals: sectionOf(approvalLineSchema),
  /** DY9: text messages that were refused or may not have arrived. */
  sms: sectionOf(unhandledSmsSchema),
  /** CN7: for admins of a company that builds, the longest due first. */
  jobs: sectionOf(jobLineSchema),
  notices: noticesSchema,
});
export type Today = z.infer<typeof todaySchema>;

/** Whether mail is not set up, has no recipients or waits, or a mail or job failed. */
export function hasMailProblem(mail: Notices["mail"]): boolean {
  if (mail === null) return false;
  return !mail.is_set_up || !mail.has_recipients || mail.delayed + mail.failed_mails + mail.failed_jobs > 0;
}

/** DY1: the number beside "Today": its lines, and its notices. */
export function countToday({ notices, day: _, ...sections }: Today): number {
  const lines = Object.values(sections).reduce((sum, { count }) => sum + count, 0);
  return lines + countNotices(notices);
}

/** Each notice is one, however many rows it names. */
export function countNotices(notices: Notices): number {
  const shown = [
    notices.untranslated.length > 0,
    hasMailProblem(notices.mail),
    notices.proposed_places > 0,
    notices.has_demo,
    notices.is_company_unnamed,
    notices.draft_texts.length > 0,
    notices.switched_off_webhooks > 0,
  ];
  return shown.filter(Boolean).length;
}
