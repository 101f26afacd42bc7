// `npm run take-in -- <archive.zip>` takes everything out of an archive into an empty DATA_DIR and, if DATABASE_URL is set, into that empty database.
import { resolve } from "node:path";
import { openArchive } from "#server/platform/archive/take-in.ts";
import { BackupError } from "#server/platform/backup/backup.ts";
import { withEmptyDataDir } from "#server/platform/backup/empty-data-dir.ts";
import { readConfig } from "#server/platform/config.ts";
import { askPassword } from "./ask-password.ts";
import { explainError } from "./explain-error.ts";

const print = (message: string) => process.stdout.write(`${message}\n`);
const printError = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new BackupError("Usage: npm run take-in -- <archive.zip>");
  const config = readConfig(process.env);
  const path = resolve(file);
  const password = await askPassword("the archive");
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => printError("Finishing, please wait"));
  const archive = await openArchive(path, password);
  try {
    await withEmptyDataDir(config, printError, archive.takeIn);
    const { tables, pictures, madeAt } = archive.manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Took in ${path}, made ${madeAt}: ${rows} rows, ${pictures.length} files`);
    print("No account has a password yet: npm run admin -- password <username>");
  } finally {
    await archive.close();
  }
}

try {
  await run();
} catch (error) {
  printError(explainError(error));
  process.exitCode = 1;
}
