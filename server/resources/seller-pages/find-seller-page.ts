import { sql } from "kysely";
import { isPublic } from "#domain/properties/kinds.ts";
import { type SellerPage, sellerPageDays } from "#domain/sell/seller-page.ts";
import type { Database } from "#server/platform/database/database.ts";
import { hashToken } from "#server/platform/secrets/page-tokens.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function sellerPageExpiry(stepAt: Date): Date {
  return new Date(stepAt.getTime() + sellerPageDays * dayMs);
}

/** Undefined alike for an unknown token, an expired page and a deleted submission. */
export async function findSellerPage(database: Database, token: string): Promise<SellerPage | undefined> {
  const row = await database
    .selectFrom("sell_submissions")
    .leftJoin("properties", (join) =>
      join.onRef("submission_id", "=", "sell_submissions.id").on("properties.deleted_at", "is", null),
    )
    .select([
      "propert_title",
      "property_location",
      "step",
      "step_at",
      "checking_at",
      "decline_reason",
      "sell_submissions.created_at",
      "properties.id as property_id",
      "properties.status",
    ])
    .where("page_hash", "=", hashToken(token))
    .where("sell_submissions.deleted_at", "is", null)
    .where("step_at", ">", sql<Date>`now() - make_interval(days => ${sellerPageDays})`)
    .executeTakeFirst();
  if (!row) return undefined;
  const isDecided = row.step === "published" || row.step === "declined";
  return {
    title: row.propert_title,
    location: row.property_location,
    step: row.step,
    received_at: row.created_at.toISOString(),
    checking_at: row.checking_at?.toISOString() ?? null,
    decided_at: isDecided ? row.step_at.toISOString() : null,
    decline_reason: row.step === "declined" ? row.decline_reason : "",
    property_id: row.status && isPublic(row.status) ? row.property_id : null,
    expires_at: sellerPageExpiry(row.step_at).toISOString(),
  };
}
