import { kathmanduDay, kathmanduMidnight } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import { isOpenVisit } from "#domain/leads/visit-states.ts";
import { type LeadLine, maxTodayLines, type Notices, type Today } from "#domain/today/today.ts";
import type { Database } from "#server/platform/database/database.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { listJobLines } from "#server/resources/job-money/today-lines.ts";
import { presentLead, versionOf } from "#server/resources/leads/presenter.ts";
import {
  countLeads,
  type LeadFilters,
  listLeads,
  noLeadFilters,
} from "#server/resources/leads/repository.ts";
import { presentUnhandledSms } from "#server/resources/sms/presenter.ts";
import { listUnhandledSms } from "#server/resources/sms/repository.ts";
import type { VisitPages } from "#server/resources/visit-pages/visit-pages.ts";
import { presentVisit } from "#server/resources/visits/presenter.ts";
import { listVisits } from "#server/resources/visits/repository.ts";
import { listApprovals, listDrafts, listOpenSubmissions, type TodayOwner } from "./repository.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** A visit that was longer ago is forgotten, or its result is in the timeline. */
const maxPastDays = 30;

type Options = Readonly<{
  nowMs: number;
  owner: TodayOwner;
  canApprove: boolean;
  language: Language;
  visitPages: VisitPages;
  /** 0 for never. */
  silentDays: number;
  /** CN7: whether the account sees jobs. */
  hasJobs: boolean;
  notices: Promise<Notices>;
}>;

/** DY2 */
export async function presentToday(database: Database, options: Options): Promise<Today> {
  const { nowMs, owner, canApprove, language, silentDays } = options;
  const day = kathmanduDay(nowMs);
  const [answers, steps, visits, pastVisits, silent, drafts, submissions, approvals, sms, jobs, notices] =
    await Promise.all([
      presentLeads(database, { due: "promise" }, owner),
      presentLeads(database, { due: "today" }, owner),
      presentVisits(database, options, { days: 1, isPast: false }),
      presentVisits(database, options, { days: maxPastDays, isPast: true }),
      silentDays === 0
        ? { count: 0, results: [] }
        : presentLeads(database, { untouchedSince: new Date(nowMs - silentDays * dayMs) }, owner),
      listDrafts(database, owner, language),
      listOpenSubmissions(database, owner),
      canApprove ? listApprovals(database, language) : { count: 0, rows: [] },
      listUnhandledSms(database, {
        ownerId: owner.accountId,
        hasUnowned: owner.hasUnowned,
        limit: maxTodayLines,
      }),
      options.hasJobs
        ? listJobLines(database, { day, language, limit: maxTodayLines })
        : { count: 0, results: [] },
      options.notices,
    ]);
  return {
    day,
    answers,
    steps,
    visits,
    past_visits: pastVisits,
    silent,
    drafts: {
      count: drafts.count,
      results: drafts.rows.map(({ id, name, is_returned, updated_at }) => ({
        id,
        name,
        is_returned,
        updated_at: updated_at.toISOString(),
      })),
    },
    submissions: {
      count: submissions.count,
      results: submissions.rows.map(({ id, title, name, step, created_at }) => ({
        id,
        title,
        name,
        step,
        created_at: created_at.toISOString(),
      })),
    },
    approvals: {
      count: approvals.count,
      results: approvals.rows.map(({ id, name, requested_by, requested_at }) => ({
        id,
        name,
        requested_by,
        requested_at: requested_at.toISOString(),
      })),
    },
    sms: { count: sms[0]?.count ?? 0, results: sms.map(presentUnhandledSms) },
    jobs,
    notices,
  };
}

/** Admins go to their own and those of the office; agents are shown those of their leads, too. */
async function presentVisits(
  database: Database,
  { nowMs, owner: { accountId, hasUnowned }, visitPages, language }: Options,
  { days, isPast }: Readonly<{ days: number; isPast: boolean }>,
): Promise<Today["visits"]> {
  const midnight = kathmanduMidnight(kathmanduDay(nowMs));
  const from = isPast ? new Date(midnight.getTime() - days * dayMs) : midnight;
  const rows = await listVisits(database, {
    from,
    to: new Date(from.getTime() + days * dayMs),
    agentIds: hasUnowned ? [accountId, null] : undefined,
    leadId: null,
    ownerId: hasUnowned ? null : accountId,
  });
  const open = rows.filter(({ state, starts_at }) => isOpenVisit(state) && (!isPast || starts_at < midnight));
  if (isPast) open.reverse();
  return {
    count: open.length,
    results: open.slice(0, maxTodayLines).map((row) => presentVisit(row, visitPages, language)),
  };
}

async function presentLeads(
  database: Database,
  due: Partial<LeadFilters>,
  { accountId, hasUnowned }: TodayOwner,
): Promise<Readonly<{ count: number; results: LeadLine[] }>> {
  const filters = {
    ...noLeadFilters,
    ...due,
    ...(hasUnowned ? { ownerOrNobody: accountId } : { owner: accountId }),
  };
  const [rows, count] = await Promise.all([
    listLeads(database, filters, { page: 1, pageSize: maxTodayLines }),
    countLeads(database, filters),
  ]);
  return { count, results: rows.map((row) => ({ ...presentLead(row), etag: entityTag(versionOf(row)) })) };
}
