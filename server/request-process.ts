import { buildApp } from "./app.ts";
import { openConnections } from "./connections.ts";
import { readConfig } from "./platform/config.ts";
import { closeApp } from "./platform/http/close-app.ts";
import { sharedPort } from "./platform/http/shared-port.ts";
import { openMediaStore } from "./platform/media/open-media-store.ts";
import { openLog } from "./platform/process/open-log.ts";
import { onStopSignal } from "./platform/process/stop-signals.ts";

/**
 * A further process of the server, which main.ts starts: it answers requests on the same port, and does nothing else. Decision 72.
 */
const config = readConfig(process.env);
if (!config.databaseUrl) throw new Error("main.ts passes the URL of its database.");
const log = openLog(config.logLevel);
const connections = openConnections(config, config.databaseUrl, log.logger);
const media = await openMediaStore(config);
const app = await buildApp(config, { ...connections, media, logger: log.logger });
onStopSignal(async () => {
  await closeApp(app);
  await connections.close();
  await log.close();
});
await app.listen(sharedPort(config));
process.send?.("listening");
