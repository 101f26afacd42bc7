import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { type EstimateDetails, findEstimate, lockEstimate } from "./repository.ts";

export async function requireEstimate(database: Database, id: number): Promise<EstimateDetails> {
  const row = await findEstimate(database, id);
  if (!row) throw notFound("Estimate", id);
  return row;
}

export async function requireLockedEstimate(transaction: Database, id: number): Promise<EstimateDetails> {
  await lockEstimate(transaction, id);
  return requireEstimate(transaction, id);
}
