import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "#server/platform/database/database.ts";
import { startCluster } from "#server/platform/database/embedded/cluster.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { describeSchema } from "#server/testing/describe-schema.ts";

/** Prints the schema that the migrations make, or writes it to schema.sql. */
const dataDir = await mkdtemp(join(tmpdir(), "mithila-ghar-schema-"));
const cluster = await startCluster(dataDir, () => undefined, { fsync: "off" });
try {
  const database = connect(cluster.databaseUrl, () => undefined);
  await migrate(database);
  const schema = await describeSchema(database, "public");
  await database.destroy();
  if (process.argv.includes("--write")) await writeFile("server/platform/database/schema.sql", schema);
  else process.stdout.write(schema);
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
