import type { FastifyRequest } from "fastify";
import type { Language } from "#domain/language.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import { readInput, type Upload } from "#server/platform/http/form.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { insertVisitorLead } from "#server/resources/leads/visitor-lead.ts";
import { addNotice } from "#server/resources/notices/repository.ts";
import type { Inbox } from "./inbox.ts";
import { findRow } from "./repository.ts";

/**
 * Stores a submitted form with its lead and the notice for staff, all or none of them. Finds the row of the first submission if it is
 * submitted again.
 */
export async function createRow<Row extends object, Input, Item>(
  dependencies: ResourceDependencies,
  inbox: Inbox<Row, Input, Item>,
  input: Input,
  uploads: readonly Upload[],
  context: SubmissionContext,
  language: Language,
): Promise<Row> {
  const { company, promises } = dependencies.settings.read();
  const { repliesInADay } = promises;
  const options = { language, pages: dependencies.sellerPages, hours: company.hours, repliesInADay };
  return createOnce<Row>(dependencies, context, {
    uploads,
    visibility: "private",
    insert: async (transaction, stored) => {
      const keys = stored.map(({ key }) => key);
      const { id, lead } = await inbox.insert(transaction, input, keys, options);
      await insertVisitorLead(transaction, id, lead);
      await addNotice(transaction, lead.kind, id);
      return id;
    },
    find: (database, id) => findRow(database, inbox, id),
  });
}

/** Stores a form that a page without JavaScript has posted. */
export async function createFromPage<Row extends object, Input extends object, Item>(
  dependencies: ResourceDependencies,
  request: FastifyRequest,
  inbox: Inbox<Row, Input, Item>,
  input: Input,
  honeypot: string,
  uploads: readonly Upload[] = [],
): Promise<Row> {
  const context = dependencies.submissionContexts.forPage(request, inbox.table, input, honeypot);
  // The page has checked what a browser can check; the inbox's schema may check more.
  const { language } = splitPageAddress(request.url);
  return createRow(dependencies, inbox, readInput(inbox.input, input), uploads, context, language);
}
