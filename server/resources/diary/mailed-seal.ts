import type { Language } from "#domain/language.ts";
import type { MailedSeal } from "#domain/mail/job-mails.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { sealedDiaryPath } from "#domain/site/verify-page-path.ts";
import type { Database } from "#server/platform/database/database.ts";
import { findLastSeal } from "./repository.ts";

type MailedJob = Readonly<{ id: number; code: string; language: Language }>;

/** CN8: what mails to the client name, so that a chain that is cut at its end is noticed; null before the first seal. */
export async function findMailedSeal(
  database: Database,
  { id, code, language }: MailedJob,
  publicUrl: string,
): Promise<MailedSeal | null> {
  const last = await findLastSeal(database, id);
  if (!last) return null;
  const seal = { number: last.number, hash: last.hash.toString("hex") };
  return { ...seal, verifyUrl: publicUrl + pageAddress(sealedDiaryPath(code, seal), language) };
}
