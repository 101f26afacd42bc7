import { buildApp } from "./app.ts";
import { openConnections } from "./connections.ts";
import { seedDemo } from "./demo/seed.ts";
import { createJobHandlers } from "./job-handlers.ts";
import { startMaintenance } from "./maintenance.ts";
import { readConfig } from "./platform/config.ts";
import { isDatabaseUnreachable } from "./platform/database/database-unreachable.ts";
import { startCluster } from "./platform/database/embedded/cluster.ts";
import { migrate } from "./platform/database/migrate.ts";
import { requireStatementTimeout } from "./platform/database/require-statement-timeout.ts";
import { closeApp } from "./platform/http/close-app.ts";
import { sharedPort } from "./platform/http/shared-port.ts";
import { startJobWorkers } from "./platform/jobs/job-workers.ts";
import { takeOverJobs } from "./platform/jobs/take-over-jobs.ts";
import { ImageWorker } from "./platform/media/image-worker.ts";
import { LocalMediaStore } from "./platform/media/local-media-store.ts";
import { claimMedia } from "./platform/media/media-owner.ts";
import { openMediaStore } from "./platform/media/open-media-store.ts";
import { rejectPublicBucket } from "./platform/media/reject-public-bucket.ts";
import { lockDataDir } from "./platform/process/data-dir-lock.ts";
import { openLog } from "./platform/process/open-log.ts";
import { onStopSignal } from "./platform/process/stop-signals.ts";
import { ensureAdmin } from "./platform/session/first-admin.ts";
import { startRequestProcesses } from "./request-processes.ts";
import { startFillingSearch } from "./resources/search/fill-search.ts";
import { Setup } from "./resources/setup/setup.ts";

/** Called in reverse order when the process stops. */
const closers: Array<() => Promise<unknown>> = [];

onStopSignal(closeAll);
try {
  await start();
} catch (error) {
  process.stderr.write(`The server can't start: ${describeStartError(error)}\n`);
  await closeAll();
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { logger, close: closeLog } = openLog(config.logLevel);
  closers.push(closeLog);
  // Instances that share a database and a bucket store nothing in DATA_DIR that another one could overwrite.
  if (!config.databaseUrl || !config.s3) closers.push(await lockDataDir(config.dataDir));

  let url = config.databaseUrl;
  if (url === undefined) {
    const cluster = await startCluster(config.dataDir, print);
    closers.push(cluster.stop);
    url = cluster.databaseUrl;
  }
  const connections = openConnections(config, url, logger);
  closers.push(connections.close);
  const { database } = connections;
  if (config.databaseListenUrl) await requireStatementTimeout(database);
  const migrations = await migrate(database);
  if (migrations.length > 0) print(`Migrated the database (${migrations.join(", ")})`);

  // The lock of the data folder says that no other server uses its PostgreSQL.
  if (config.databaseUrl === undefined) await takeOverJobs(database);

  const media = await openMediaStore(config);
  await claimMedia(media, database);
  if (config.s3) await rejectPublicBucket(config.s3);
  if (media instanceof LocalMediaStore) await media.migrateLegacyFolder();
  if (config.isDemoEnabled && (await seedDemo(database, media)))
    print("Added demo data to the empty database");
  const setup = await Setup.open(database, config);
  const admin = config.isSetupGuided ? null : await ensureAdmin(database, config.admin);

  // For uploads and imports.
  const imageWorker = new ImageWorker();
  closers.push(async () => imageWorker.close());
  const app = await buildApp(config, { ...connections, media, logger, imageWorker });
  closers.push(() => closeApp(app));
  closers.push(startMaintenance({ media, database, log: logger }));
  closers.push(startFillingSearch(database, logger));
  const isShared = config.processes > 1;
  await app.listen(isShared ? sharedPort(config) : { host: config.host, port: config.port });
  const handlers = createJobHandlers(database, config, logger, { media, imageWorker });
  closers.push(startJobWorkers({ databaseUrl: url, handlers, log: logger }));

  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  if (isShared) {
    const environment = { DATABASE_URL: url, DEMO: config.isDemoEnabled ? "1" : "0", PORT: String(port) };
    closers.push(await startRequestProcesses({ count: config.processes - 1, environment, log: logger }));
  }
  const origin = config.isPublicUrlSet ? config.publicUrl : `http://${config.host}:${port}`;
  const code = await setup.findCode();
  const login = code
    ? `Set it up at ${origin}/setup#${code}`
    : `Staff log in at /login${admin ? ` as ${admin.username}${admin.hint}` : ""}`;
  print(`
  The site is ready at http://${config.host}:${port}
  ${login}
`);
}

async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "EADDRINUSE")
    return "another program is already listening on this HOST and PORT; choose another PORT";
  if (isDatabaseUnreachable(error))
    return `the database can't be reached (${code || error.message}); check DATABASE_URL`;
  return error.message;
}

function print(message: string): void {
  process.stdout.write(`${message}\n`);
}
