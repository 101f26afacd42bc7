// `npm run restore -- <backup>`: a backup into an empty DATA_DIR, and into DATABASE_URL's empty database if there is one.
import { resolve } from "node:path";
import { BackupError } from "#server/backup/backup.ts";
import { fillEmptyHome } from "#server/backup/empty-home.ts";
import { restore } from "#server/backup/restore.ts";
import { verifyBackup } from "#server/backup/verify.ts";
import { readConfig } from "#server/config.ts";
import { explain } from "./explain.ts";

const tell = (message: string) => process.stdout.write(`${message}\n`);
const tellAside = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const [given] = process.argv.slice(2);
  if (given === undefined) throw new BackupError("Say which backup: npm run restore -- <folder>");
  const config = readConfig(process.env);
  const backup = resolve(given);
  // Whole before anything is written.
  const manifest = await verifyBackup(backup);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tellAside("Just a moment"));
  await fillEmptyHome(config, tellAside, (database, media) => restore(database, media, backup, manifest));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  tell(`Restored ${backup}, taken ${manifest.madeAt}: ${rows} rows, ${manifest.pictures.length} files`);
}

try {
  await run();
} catch (error) {
  tellAside(explain(error));
  process.exitCode = 1;
}
