import type { FastifyBaseLogger } from "fastify";
import type { Settings } from "#domain/settings/settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Snapshot } from "#server/platform/database/snapshot.ts";
import { readSettingsRows, type SettingsRow, toSettings } from "./stored-settings.ts";

export type CurrentSettings = Snapshot<SettingsRow, Settings>;

/** ST1: the settings in memory. */
export function openSettings(
  database: Database,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  onReplaced: () => void,
): Promise<CurrentSettings> {
  return Snapshot.open({
    name: "the settings",
    tag: "settings",
    readRows: () => readSettingsRows(database),
    parse: (rows) => toSettings(rows, log),
    log,
    onReplaced,
  });
}
