import { createHash } from "node:crypto";
import { sql } from "kysely";
import { defaultLanguage } from "#domain/language.ts";
import { listingOfSubmission, papersOfOwner } from "#domain/sell/listing-of-submission.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findPictureKeys, markRestored } from "#server/platform/deletion/repository.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { copyPictureRows } from "#server/platform/media/repository.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { updateAnswers } from "#server/resources/leads/repository.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";
import { writeOwnerPapers } from "#server/resources/papers/owner-papers.ts";
import { holdDeleted, needsApproval } from "#server/resources/properties/approval.ts";
import { readPropertyForm } from "#server/resources/properties/form.ts";
import { withListingEvents } from "#server/resources/properties/listing-events.ts";
import { insertProperty } from "#server/resources/properties/repository.ts";
import { followListings } from "#server/resources/submission-steps/steps.ts";
import { lockSubmission, type SubmissionRow } from "./repository.ts";

type Caller = Readonly<{
  accountId: number;
  /** The account whose listings alone the caller may work with; null if all. */
  ownerId: number | null;
}>;

type Made = Readonly<{ propertyId: number; isNew: boolean }>;

/**
 * LE5: makes a draft of a submission, or returns the listing that was made of it; one in the trash comes back. The submission is locked
 * meanwhile, so that a second press waits for the first. Files of pictures are stored before the rows commit, under keys that
 * depend on the originals: after a crash, the next attempt writes the same ones, or the sweeper removes them.
 */
export async function makeListing(
  resource: ResourceDependencies,
  vault: Vault,
  submissionId: number,
  { accountId, ownerId }: Caller,
): Promise<Made> {
  const { database, pictures, publicUrl } = resource;
  return writeAs(database, accountId, async (transaction) => {
    const submission = await lockSubmission(transaction, submissionId);
    const existing = await transaction
      .selectFrom("properties")
      .select(["id", "owner_id", "deleted_at"])
      .where("submission_id", "=", submissionId)
      .executeTakeFirst();
    if (existing) {
      if (ownerId !== null && existing.owner_id !== ownerId) throw new Problem("not_found");
      if (existing.deleted_at !== null) {
        if (await needsApproval(transaction, ownerId))
          await holdDeleted(transaction, [existing.id], accountId);
        const isRestored = await withListingEvents(transaction, publicUrl, [existing.id], () =>
          markRestored(transaction, "properties", existing.id),
        );
        if (!isRestored) throw new Problem("not_found");
        await pictures.syncVisibility(
          transaction,
          await findPictureKeys(transaction, "properties", [existing.id]),
        );
      }
      return { propertyId: existing.id, isNew: false };
    }
    const originals = await pictureKeysOf(transaction, submissionId);
    const keys = await pictures.copyAsPrivate(originals, (key) => keyOfCopy(submissionId, key));
    await copyPictureRows(transaction, keys);
    const propertyId = await insertProperty(transaction, columnsOf(submission), [...keys.values()]);
    const lead = await transaction
      .updateTable("leads")
      .set({ property_id: propertyId })
      .where("kind", "=", "submission")
      .where("source_id", "=", submissionId)
      .returning(["id", "owner_id"])
      .executeTakeFirst();
    await transaction
      .updateTable("properties")
      .set({ submission_id: submissionId, owner_id: lead?.owner_id ?? accountId })
      .where("id", "=", propertyId)
      .execute();
    await followListings(transaction, [propertyId]);
    await writeOwnerPapers(transaction, vault, { propertyId, accountId }, papersOfOwner(submission));
    if (lead) {
      await updateAnswers(transaction, [lead.id]);
      await addEvents(transaction, lead.id, accountId, [{ kind: "listing", detail: {} }]);
    }
    return { propertyId, isNew: true };
  });
}

/** A form needs an area above zero; a draft whose owner gave none has 0, which the editor asks for. */
function columnsOf(submission: SubmissionRow) {
  const fields = listingOfSubmission(submission);
  const columns = readPropertyForm({ ...fields, area: fields.area || 1 }, defaultLanguage).columns();
  return fields.area || (columns.property_type === "land" && columns.land_area !== null)
    ? columns
    : { ...columns, area: 0 };
}

async function pictureKeysOf(transaction: Database, submissionId: number): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    select picture from submission_pictures where submission_id = ${submissionId} order by position`.execute(
    transaction,
  );
  return rows.map(({ picture }) => picture);
}

function keyOfCopy(submissionId: number, key: string): string {
  return createHash("sha256")
    .update(`listing of submission ${submissionId}\0${key}`)
    .digest("hex")
    .slice(0, 32);
}
