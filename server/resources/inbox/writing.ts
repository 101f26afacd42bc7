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
  const options = { language, settings: dependencies.settings.read(), dependencies };
  const creation = createOnce<Row>(dependencies, context, {
    uploads,
    visibility: "private",
    insert: async (transaction, stored) => {
      const keys = stored.map(({ key }) => key);
      const { id, lead, onLead } = await inbox.insert(transaction, input, keys, options);
      const leadId = await insertVisitorLead(transaction, id, lead);
      await onLead?.(leadId);
      await addNotice(transaction, lead.kind, id);
      return id;
    },
    find: (database, id) => findRow(database, inbox, id),
  });
  return creation.catch(async (error) => {
    throw inbox.explainError ? await inbox.explainError(error, dependencies, input) : error;
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
