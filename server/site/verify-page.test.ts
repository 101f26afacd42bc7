import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortSeal } from "#domain/diary/known-seal.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { textOf } from "#server/testing/read-html.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const secretText = "Ram Bilas carried the cement";
async function sealedJob() {
  const job = await insertJob(site.database);
  const facts = { side: "east", taken_at: "2026-11-17T05:00:00Z", latitude: 26.7288, longitude: 85.9263 };
  const payload = formOf({
    uuid: randomUUID(),
    written_at: "2026-11-17T05:00:00Z",
    text: secretText,
    pictures: JSON.stringify([facts]),
    images: await pictureFile(),
  });
  const request = { method: "POST", url: `/api/jobs/${job.id}/diary/`, headers: admin.headers } as const;
  const added = await site.app.inject({ ...request, payload });
  expect(added.statusCode, added.body).toBe(201);
  await sealDiaries(site.database, () => Date.now() + 86_400_000);
  const seal = await site.database
    .selectFrom("diary_seals")
    .select(["number", "hash"])
    .where("job_id", "=", job.id)
    .executeTakeFirstOrThrow();
  return {
    ...job,
    seal: shortSeal({ number: seal.number, hash: seal.hash.toString("hex") }),
    uuid: added.json().uuid,
  };
}
const open = async (path: string) => {
  const { statusCode, body, headers } = await site.app.inject(path);
  return { statusCode, body, headers, text: textOf(body) };
};

test("CN9: a company that does not build has no such page", async () => {
  const { code } = await insertJob(site.database);
  for (const path of ["/verify", `/verify/${code}`, "/verify/offline.html"])
    expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
  await switchOnConstruction(site, admin);
  expect((await open("/verify")).statusCode).toBe(200);
  expect((await open(`/verify/${code}`)).text).toContain("No day has been sealed yet");
  expect((await open("/verify/NOSUCHCODE")).statusCode).toBe(404);
});

test("CN9: the page shows what was sealed, in both languages, and no text, name or place", async () => {
  const { code, seal } = await sealedJob();
  const { text, body, headers } = await open(`/verify/${code}`);
  expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
  for (const shown of ["Everything is as it was sealed", `${seal}`, "Entries: 1 · Pictures: 1", code])
    expect(text).toContain(shown);
  for (const secret of [
    secretText,
    "Sita Karna",
    "Janakpur-4",
    "Janakpurdham-4",
    "House in",
    "26.7288",
    "east",
  ])
    expect(body).not.toContain(secret);
  expect((await open(`/np/verify/${code}`)).text).toContain("सबै कुरा छाप लगाउँदा जस्तो थियो, त्यस्तै छ");
});

test("CN9: a typed code leads there, with spaces and small letters", async () => {
  const { code } = await insertJob(site.database);
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
  const response = await site.app.inject(`/verify?code=${encodeURIComponent(typed)}`);
  expect([response.statusCode, response.headers.location]).toEqual([302, `/verify/${code}`]);
  expect((await open("/verify")).text).toContain("Code of the job");
});

test("CN9: a known seal is still there, is another one, or is missing", async () => {
  const { code, seal } = await sealedJob();
  const ask = async (known: string) => (await open(`/verify/${code}?seal=${known}`)).text;
  expect(await ask(seal)).toContain("is still in the chain");
  expect(await ask("1-0000000000000000")).toContain("The diary was written again");
  expect(await ask("7-0000000000000000")).toContain("Days were removed");
  expect(await ask("nonsense")).toContain("is not a seal");
});

test("CN9: the page compares rows and files with the seals, and names the day and the entry", async () => {
  const { code, uuid } = await sealedJob();
  await site.database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`update diary_entries set content = replace(content, 'cement', 'gold') where uuid = ${uuid}`.execute(
      connection,
    );
    await sql`set session_replication_role = origin`.execute(connection);
  });
  const { text } = await open(`/verify/${code}`);
  expect(text).toMatch(
    /Something is not as it was sealed .*entry 1: The entry is not the one that was sealed/,
  );
  const other = await sealedJob();
  const [picture] = await site.database
    .selectFrom("diary_pictures")
    .innerJoin("diary_entries", "diary_entries.id", "entry_id")
    .select("picture")
    .where("job_id", "=", other.id)
    .execute();
  await site.media.remove(picture?.picture ?? "");
  expect((await open(`/verify/${other.code}`)).text).toContain("entry 1, picture 1: The picture is missing");
});

test("CN9: the offline verifier is one file that may fetch nothing", async () => {
  const { statusCode, body, headers } = await open("/verify/offline.html");
  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/,
  );
  expect(body).not.toMatch(/<link|<script[^>]+src=|https?:\/\/(?!www\.w3\.org)/);
});
