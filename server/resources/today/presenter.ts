import { kathmanduDay } from "#domain/dates.ts";
import type { Language } from "#domain/language.ts";
import type { Due } from "#domain/leads/lead.ts";
import { type LeadLine, maxTodayLines, type Notices, type Today } from "#domain/today/today.ts";
import type { Database } from "#server/platform/database/database.ts";
import { entityTag } from "#server/platform/http/entity-tag.ts";
import { presentLead, versionOf } from "#server/resources/leads/presenter.ts";
import { countLeads, listLeads, noLeadFilters } from "#server/resources/leads/repository.ts";
import { listApprovals, listDrafts, listOpenSubmissions, type TodayOwner } from "./repository.ts";

type Options = Readonly<{
  nowMs: number;
  owner: TodayOwner;
  canApprove: boolean;
  language: Language;
  notices: Promise<Notices>;
}>;

/** DY2 */
export async function presentToday(database: Database, options: Options): Promise<Today> {
  const { nowMs, owner, canApprove, language } = options;
  const [answers, steps, drafts, submissions, approvals, notices] = await Promise.all([
    presentLeads(database, "promise", owner),
    presentLeads(database, "today", owner),
    listDrafts(database, owner, language),
    listOpenSubmissions(database, owner),
    canApprove ? listApprovals(database, language) : { count: 0, rows: [] },
    options.notices,
  ]);
  return {
    day: kathmanduDay(nowMs),
    answers,
    steps,
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
    notices,
  };
}

async function presentLeads(
  database: Database,
  due: Due,
  { accountId, hasUnowned }: TodayOwner,
): Promise<Readonly<{ count: number; results: LeadLine[] }>> {
  const filters = {
    ...noLeadFilters,
    due,
    ...(hasUnowned ? { ownerOrNobody: accountId } : { owner: accountId }),
  };
  const [rows, count] = await Promise.all([
    listLeads(database, filters, { page: 1, pageSize: maxTodayLines }),
    countLeads(database, filters),
  ]);
  return { count, results: rows.map((row) => ({ ...presentLead(row), etag: entityTag(versionOf(row)) })) };
}
