import { expect, test } from "vitest";
import { countNotices, countToday, hasMailProblem, type Notices, type Today } from "./today.ts";

const workingMail = {
  is_set_up: true,
  has_recipients: true,
  queued: 3,
  delayed: 0,
  failed_mails: 0,
  failed_jobs: 0,
};
const noNotices: Notices = {
  untranslated: [],
  mail: workingMail,
  proposed_places: 0,
  has_demo: false,
  is_company_unnamed: false,
  draft_texts: [],
  switched_off_webhooks: 0,
};
const nothing = { count: 0, results: [] };
const emptyDay: Today = {
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
  jobs: nothing,
  notices: noNotices,
};

test("DY1: each notice counts once, however many rows it names", () => {
  expect(countNotices(noNotices)).toBe(0);
  const untranslated = [
    { tab: "listings", language: "np", count: 40 },
    { tab: "projects", language: "np", count: 2 },
  ] as const;
  expect(countNotices({ ...noNotices, untranslated: [...untranslated], proposed_places: 7 })).toBe(2);
});

test("DY1: mail is a notice if it is not set up, has no recipients, waits or failed, and never for agents", () => {
  expect(hasMailProblem(null)).toBe(false);
  expect(hasMailProblem(workingMail)).toBe(false);
  for (const problem of [
    { is_set_up: false },
    { has_recipients: false },
    { delayed: 1 },
    { failed_mails: 1 },
    { failed_jobs: 1 },
  ])
    expect(hasMailProblem({ ...workingMail, ...problem })).toBe(true);
});

test("DY2: the number beside Today counts lines that are not listed, too", () => {
  expect(countToday(emptyDay)).toBe(0);
  expect(
    countToday({ ...emptyDay, steps: { count: 31, results: [] }, drafts: { count: 2, results: [] } }),
  ).toBe(33);
});
