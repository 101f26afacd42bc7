import type { PapersInput } from "#domain/papers/papers.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Vault } from "#server/platform/secrets/vault.ts";
import { insertView, writeFacts } from "./repository.ts";
import { sealFacts } from "./sealed-records.ts";

/** LE5: the first papers of a new listing. The caller need not be allowed to read papers. */
export async function writeOwnerPapers(
  transaction: Database,
  vault: Vault,
  { propertyId, accountId }: Readonly<{ propertyId: number; accountId: number }>,
  papers: PapersInput,
): Promise<void> {
  await writeFacts(transaction, propertyId, sealFacts(vault, propertyId, papers));
  const owner = { kind: "property", id: propertyId } as const;
  await insertView(transaction, { owner, accountId, action: "changed", scanId: null });
}
