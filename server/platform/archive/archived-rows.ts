import type { DumpChoice } from "#server/platform/backup/dump.ts";

/** Credentials, and rows that are of use for hours only (decision 80). */
const leftOutTables: ReadonlySet<string> = new Set([
  "api_keys",
  "invitations",
  "recovery_codes",
  "second_factors",
  "secrets",
  "sent_forms",
  "sessions",
  "settings_previews",
  "view_hashes",
  "view_salts",
]);
const paperTables: ReadonlySet<string> = new Set([
  "job_scans",
  "paper_views",
  "property_papers",
  "property_scans",
]);

export function archivedRows({ hasPapers }: Readonly<{ hasPapers: boolean }>): DumpChoice {
  return {
    isLeftOut: (table) => leftOutTables.has(table) || (!hasPapers && paperTables.has(table)),
    // No password has this hash.
    emptyColumns: { accounts: ["password_hash"] },
  };
}
