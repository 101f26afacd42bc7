import { pathOf, type RedirectInput } from "#domain/redirects/redirect-input.ts";
import { isPublicPage } from "#domain/redirects/reserved-paths.ts";
import { resolveRedirect } from "#domain/redirects/resolve-redirect.ts";
import { splitPageAddress } from "#domain/site/page-address.ts";
import type { Database } from "#server/platform/database/database.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import { fieldProblem, notFound } from "#server/platform/http/problem.ts";
import { type ChangeContext, changeFieldsOnce } from "#server/platform/submissions/change-once.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { presentRedirect } from "./presenter.ts";
import {
  claimPath,
  findRedirect,
  findRedirectOf,
  insertRedirect,
  type RedirectRow,
  updateRedirect,
} from "./repository.ts";

export async function createRedirect(
  resource: ResourceDependencies,
  input: RedirectInput,
  context: SubmissionContext,
): Promise<RedirectRow> {
  return createOnce(resource, context, {
    async insert(transaction) {
      const target = await resolveTarget(transaction, input);
      const isFree = await claimPath(transaction, input.path, null);
      const id = isFree ? await insertRedirect(transaction, { ...input, target }) : undefined;
      if (id === undefined) throw fieldProblem("path", "address_taken");
      return id;
    },
    find: findRedirect,
  });
}

export async function changeRedirect(
  resource: ResourceDependencies,
  id: number,
  input: RedirectInput,
  context: ChangeContext,
): Promise<RedirectRow> {
  const changeable = {
    table: "redirects",
    find: findRedirect,
    present: presentRedirect,
    noun: "Redirect",
  } as const;
  return changeFieldsOnce(resource, context, changeable, id, async (transaction) => {
    const target = await resolveTarget(transaction, input);
    if (!(await claimPath(transaction, input.path, id))) throw fieldProblem("path", "address_taken");
    await updateRedirect(transaction, id, { ...input, target });
  });
}

/** A target that is another short address is replaced by that one's target, so that there are no chains and no loops. */
async function resolveTarget(transaction: Database, { path, target }: RedirectInput): Promise<string> {
  const address = pathOf(target);
  if (address === undefined) return target;
  const page = splitPageAddress(address);
  if (isPublicPage(page.path)) return target;
  const other = await findRedirectOf(transaction, page.path);
  // One that leads to itself leads nowhere.
  if (!other || other.path === path) throw fieldProblem("target", "page_unknown");
  const [, query = ""] = /\?([^#]*)/.exec(target) ?? [];
  return resolveRedirect(other.target, page.language, query);
}

export async function removeRedirect(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<void> {
  if (!(await deleteRow(resource, "redirects", id, accountId))) throw notFound("Redirect", id);
}

export async function restoreRedirect(
  resource: ResourceDependencies,
  id: number,
  accountId: number,
): Promise<RedirectRow> {
  const row = await restoreRow(resource, "redirects", id, accountId, findRedirect);
  if (!row) throw notFound("Redirect", id);
  return row;
}

export async function requireRedirect(database: Database, id: number): Promise<RedirectRow> {
  const row = await findRedirect(database, id);
  if (!row) throw notFound("Redirect", id);
  return row;
}
