import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openForCommand } from "#server/platform/database/open-for-command.ts";
import { logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const password = "jaleshwar dal bhat";
let folder: string;
let dataDir: string;
let archive: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "take-in-"));
  dataDir = await mkdtemp(join(tmpdir(), "take-in-data-"));
  archive = join(folder, "archive.zip");
  const site = await createTestApp();
  try {
    const { headers, password: own } = await logInAs(site, "admin");
    const property = formOf({ ...propertyFields, name: "House by the pond", image: await pictureFile() });
    const added = await site.app.inject({
      method: "POST",
      url: "/api/properties/create/",
      headers,
      payload: property,
    });
    expect(added.statusCode, added.body).toBe(201);
    const payload = { password: own, archive_password: password };
    const made = await site.app.inject({ method: "POST", url: "/api/archive/", headers, payload });
    expect(made.statusCode, made.body).toBe(200);
    await writeFile(archive, made.rawPayload);
  } finally {
    await site.close();
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(dataDir, { recursive: true });
});

/** `npm run take-in`, with the password in its input. */
async function takeIn(typed: string) {
  const child = spawn(process.execPath, ["tools/take-in.ts", archive], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: "0" },
  });
  child.stdin.end(`${typed}\n`);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, output, errors };
}

async function namesOfProperties(): Promise<string[]> {
  const options = { dataDir, databaseUrl: undefined, databaseListenUrl: undefined };
  const { database, close } = await openForCommand(options, () => undefined);
  try {
    const rows = await database.selectFrom("properties").select("name").execute();
    return rows.map(({ name }) => name);
  } finally {
    await close();
  }
}

test("IM4: the command takes an archive into an empty installation, and refuses a wrong password and an installation in use", async () => {
  const wrong = await takeIn("another password");
  expect(wrong).toMatchObject({ code: 1, output: "" });
  expect(wrong.errors).toContain("This is not the archive's password");
  expect(await readdir(dataDir)).toEqual([]);

  const taken = await takeIn(password);
  expect(taken, taken.errors).toMatchObject({ code: 0 });
  expect(taken.output).toMatch(/Took in .*archive\.zip, made .*: \d+ rows, \d+ files/);
  expect(taken.output).toContain("npm run admin -- password");

  const again = await takeIn(password);
  expect(again).toMatchObject({ code: 1, output: "" });
  expect(again.errors).toContain("is not empty");
  expect(await namesOfProperties()).toEqual(["House by the pond"]);
  expect(await readdir(folder)).toEqual(["archive.zip"]);
});
