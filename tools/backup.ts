// `npm run backup -- [folder]` backs up the database and the pictures. It works while the server is running or stopped.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupError, backUp } from "#server/platform/backup/backup.ts";
import { readConfig } from "#server/platform/config.ts";
import { openForCommand } from "#server/platform/database/open-for-command.ts";
import { openMediaStore } from "#server/platform/media/open-media-store.ts";
import { explainError } from "./explain-error.ts";

const print = (message: string) => process.stdout.write(`${message}\n`);
const printError = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const time = new Date().toISOString().replace(/:|\.\d+/g, "");
  const target = resolve(process.argv[2] ?? join("backups", time));
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres")))
    throw new BackupError(`No database in ${config.dataDir}; check DATA_DIR`);

  // Signals are ignored, because an interrupted command would leave the database running without its server.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => printError("Finishing, please wait"));
  // No migrations run: the backup may be needed precisely because the next version will migrate.
  const { database, close } = await openForCommand(config, printError, async () => undefined);
  try {
    const { tables, pictures } = await backUp(database, await openMediaStore(config), target);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`Wrote ${target}: ${tables.length} tables with ${rows} rows, ${pictures.length} picture files`);
    print("It contains visitors' personal data and password hashes: protect it like the server.");
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  printError(explainError(error));
  process.exitCode = 1;
}
