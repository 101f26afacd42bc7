// `npm run backup -- [folder]`: the database and its pictures, beside a running server or while it is stopped.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupError, backUp } from "#server/backup/backup.ts";
import { readConfig } from "#server/config.ts";
import { openBeside } from "#server/database/open-beside.ts";
import { explain } from "./explain.ts";

const tell = (message: string) => process.stdout.write(`${message}\n`);
const tellAside = (message: string) => process.stderr.write(`${message}\n`);

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const time = new Date().toISOString().replace(/:|\.\d+/g, "");
  const target = resolve(process.argv[2] ?? join("backups", time));
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, "postgres")))
    throw new BackupError(`There is no database in ${config.dataDir}; is DATA_DIR right?`);

  // Left half-way, the database would stay running without its server.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tellAside("Just a moment"));
  // As it is: a backup may be taken because the next version is about to change it.
  const { database, close } = await openBeside(config, tellAside, async () => undefined);
  try {
    const { tables, pictures } = await backUp(database, join(config.dataDir, "media"), target);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    tell(`Wrote ${target}: ${tables.length} tables with ${rows} rows, ${pictures.length} files of pictures`);
    tell("It holds what visitors wrote and the accounts' password hashes: keep it as safe as the server.");
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  tellAside(explain(error));
  process.exitCode = 1;
}
