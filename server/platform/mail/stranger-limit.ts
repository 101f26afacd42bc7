import type { Database } from "#server/platform/database/database.ts";
import { Counters } from "#server/platform/rate-limits/counters.ts";
import { deriveKey, loadSigningSecret } from "#server/platform/secrets/signing-secret.ts";

/** A visitor can enter a stranger's address, so it gets no more mails than these, whichever forms cause them. */
const rule = { name: "mails to an address", max: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Counts a mail that a visitor causes to an address that has confirmed nothing yet; false if it must not be sent. Only a keyed hash of
 * the address is stored, apart from the visitor's row, so that deleting that row does not start the count again.
 */
export async function countMailToStranger(transaction: Database, address: string): Promise<boolean> {
  const key = deriveKey(await loadSigningSecret(transaction), "mailed addresses");
  const [result] = await new Counters(transaction, key).hit([{ rule, subject: address.toLowerCase() }]);
  return !result.isOverLimit;
}
