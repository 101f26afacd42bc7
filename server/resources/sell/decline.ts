import { sql } from "kysely";
import type { Database } from "#server/platform/database/database.ts";
import { writeAs } from "#server/platform/history/write-as.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { updateAnswers } from "#server/resources/leads/repository.ts";
import { addEvents } from "#server/resources/leads/timeline.ts";
import { lockSubmission } from "./repository.ts";

/** LE5: declines a submission, or changes the reason, which its seller is then told again. */
export async function declineSubmission(
  database: Database,
  id: number,
  reason: string,
  accountId: number,
): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    const { step, decline_reason: before } = await lockSubmission(transaction, id);
    if (step === "published") throw new Problem("state_changed");
    if (step === "declined" && before === reason) return;
    await transaction
      .updateTable("sell_submissions")
      .set({
        step: "declined",
        step_at: sql<Date>`now()`,
        decline_reason: reason,
        ...(step === "declined" && { notified_step: null }),
      })
      .where("id", "=", id)
      .execute();
    await recordStep(transaction, id, accountId, { kind: "declined", detail: { text: reason } });
  });
}

/** Takes a decline back. A seller who was told of it is told that the property is being checked. */
export async function reopenSubmission(database: Database, id: number, accountId: number): Promise<void> {
  await writeAs(database, accountId, async (transaction) => {
    const {
      step,
      checking_at: checkingAt,
      notified_step: notifiedStep,
    } = await lockSubmission(transaction, id);
    if (step !== "declined") return;
    await transaction
      .updateTable("sell_submissions")
      .set({
        // Who was told of the decline is not told again that it was received.
        ...(checkingAt || notifiedStep === "declined"
          ? { step: "checking", checking_at: checkingAt ?? sql<Date>`now()` }
          : { step: "received" }),
        step_at: sql<Date>`now()`,
        decline_reason: "",
      })
      .where("id", "=", id)
      .execute();
    await recordStep(transaction, id, accountId, { kind: "reopened", detail: {} });
  });
}

async function recordStep(
  transaction: Database,
  submissionId: number,
  accountId: number,
  event: Parameters<typeof addEvents>[3][number],
): Promise<void> {
  const lead = await transaction
    .selectFrom("leads")
    .select("id")
    .where("kind", "=", "submission")
    .where("source_id", "=", submissionId)
    .executeTakeFirst();
  if (!lead) return;
  await updateAnswers(transaction, [lead.id]);
  await addEvents(transaction, lead.id, accountId, [event]);
}
