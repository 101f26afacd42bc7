import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { readManifest } from "#server/platform/backup/manifest.ts";
import { restore } from "#server/platform/backup/restore.ts";
import { connect } from "#server/platform/database/database.ts";
import { runOnServer, urlOfDatabase } from "./template-database.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { openTestMedia } from "./test-media.ts";

/** An installation that was empty before a backup was restored into it. */
export async function createRestoredApp(backup: string): Promise<TestApp> {
  const { serverUrl } = inject("template");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = urlOfDatabase(serverUrl, name);
  const database = connect(url, () => undefined, { silenceTimeoutMs: 10_000 });
  const media = await openTestMedia();
  await restore(database, media.media, backup, await readManifest(backup));
  const drop = async () => {
    await database.destroy();
    await runOnServer(serverUrl, `drop database ${name} with (force)`);
  };
  return createTestApp({}, { database, url, drop }, {}, media);
}
