import type { LeadLine, Today } from "#domain/today/today.ts";
import { lead } from "./lead.ts";

const nothing = { count: 0, results: [] };

export const workingMail = {
  is_set_up: true,
  has_recipients: true,
  queued: 0,
  delayed: 0,
  failed_mails: 0,
  failed_jobs: 0,
};

/** A day without anything to do. */
export const emptyDay: Today = {
  day: "2026-11-18",
  answers: nothing,
  steps: nothing,
  visits: nothing,
  past_visits: nothing,
  silent: nothing,
  drafts: nothing,
  submissions: nothing,
  approvals: nothing,
  sms: nothing,
  jobs: { count: 0, results: [] },
  notices: {
    untranslated: [],
    mail: workingMail,
    proposed_places: 0,
    has_demo: false,
    is_company_unnamed: false,
    draft_texts: [],
    switched_off_webhooks: 0,
  },
};

/** A step that is due. */
export const stepLine: LeadLine = {
  ...lead,
  status: "contacted",
  next_step: "Send the papers",
  next_step_on: "2026-11-17",
  etag: '"1"',
};
