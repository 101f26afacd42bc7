// `npm run restore -- <backup>` restores a backup into an empty DATA_DIR and, if DATABASE_URL is set, into that empty database.
import { resolve } from "node:path";
import { BackupError } from "#server/platform/backup/backup.ts";
import { withEmptyDataDir } from "#server/platform/backup/empty-data-dir.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { verifyBackup } from "#server/platform/backup/verify.ts";
import { readConfig } from "#server/platform/config.ts";
import { explainError } from "./explain-error.ts";

const print = (message: string) => process.stdout.write(`${message}\n`);
const printError = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new BackupError("Usage: npm run restore -- <backup folder>");
  const config = readConfig(process.env);
  const backup = resolve(folder);
  // The whole backup is verified before anything is written.
  const manifest = await verifyBackup(backup);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => printError("Finishing, please wait"));
  await withEmptyDataDir(config, printError, (database, media) => restore(database, media, backup, manifest));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(`Restored ${backup}, taken ${manifest.madeAt}: ${rows} rows, ${manifest.pictures.length} files`);
}

try {
  await run();
} catch (error) {
  printError(explainError(error));
  process.exitCode = 1;
}
