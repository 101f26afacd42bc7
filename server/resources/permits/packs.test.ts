import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Side } from "#domain/jobs/choices.ts";
import { qrPath } from "#domain/sharing/qr-path.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let job: Awaited<ReturnType<typeof insertJob>>;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
  job = await insertJob(site.database);
  await addPictures(["north", "east", "west"], job.stageIds[0]);
  await addPictures(["inside"], job.stageIds[1]);
});
afterAll(() => site.close());

async function addPictures(sides: readonly Side[], stageId: number | undefined) {
  const facts = { taken_at: null, latitude: null, longitude: null };
  const payload = formOf({
    uuid: randomUUID(),
    written_at: "2026-11-18T05:10:00Z",
    stage_id: String(stageId),
    text: "Photos",
    pictures: JSON.stringify(sides.map((side) => ({ ...facts, side }))),
    images: await Promise.all(sides.map(() => pictureFile())),
  });
  const url = `/api/jobs/${job.id}/diary/`;
  const response = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
  expect(response.statusCode, response.body).toBe(201);
}
const read = (path: string, headers = admin.headers) =>
  site.app.inject({ url: `/api/jobs/${job.id}/packs/${path}`, headers });
const pictures = (html: string) => html.match(/<img src="data:image\/jpeg;base64,[^"]{100,}"/g)?.length ?? 0;

test("CN7: the completion pack has the four sides, and names the one without a photo, in both languages", async () => {
  await sql`update jobs set kitta = '<b>12</b>' where id = ${job.id}`.execute(site.database);
  const { body, headers, statusCode } = await read("completion/?lang=en");
  expect(statusCode, body).toBe(200);
  expect(headers["content-disposition"]).toContain(`completion-${job.code}.html`);
  expect(body).toContain("Missing photos: South");
  expect(pictures(body)).toBe(3);
  expect(body).toContain("&#60;b&#62;12");
  expect(body).not.toMatch(/src="(?!data:)|<link/);
  expect((await read("completion/?lang=np")).body).toContain("नभएका तस्बिर: दक्षिण");
  await addPictures(["south"], job.stageIds[1]);
  const complete = (await read("completion/?lang=en")).body;
  expect(complete).not.toContain("Missing photos");
  expect(pictures(complete)).toBe(4);
});

test("CN7: the bank's pack has the stage with its photos, the engineer's note and the newest seal", async () => {
  await sql`update job_stages set percent = 100, done_on = '2026-11-02', engineer_note = 'Plinth & DPC are sound.'
    where id = ${job.stageIds[0]}`.execute(site.database);
  const body = (await read("bank/?lang=en")).body;
  expect(body).toContain("Engineer's note: Plinth");
  expect(body).toContain("Plinth &#38; DPC are sound.");
  expect(body).toContain("<strong>40%</strong>");
  expect(pictures(body)).toBe(3);
  const roof = (await read(`bank/?lang=en&stage=${job.stageIds[1]}`)).body;
  expect(roof).toContain("The engineer has noted nothing for this stage.");
  expect(pictures(roof)).toBe(2);
  await sealDiaries(site.database, () => Date.now() + 86_400_000);
  const sealed = (await read("bank/?lang=en")).body;
  const [, hash = ""] =
    /Newest seal of the diary: number 1<br><span class="hash" lang="en">([0-9a-f]{64})/.exec(sealed) ?? [];
  const address = `http://site.test/verify/${job.code}?seal=1-${hash.slice(0, 16)}`;
  expect(sealed).toContain(`href="${address}"`);
  expect(sealed).toContain(`<path d="${qrPath(address).path}" stroke="#000"/>`);
});

test("CN7: a pack has Devanagari digits in Nepali, also in the numbers of permits", async () => {
  await sql`insert into job_permits (job_id, kind, number) values (${job.id}, 'plinth', 'A/0412')
    on conflict (job_id, kind) do update set number = excluded.number`.execute(site.database);
  expect((await read("completion/?lang=np")).body).toContain("<td>A/०४१२</td>");
  expect((await read("completion/?lang=en")).body).toContain("<td>A/0412</td>");
});

test("CN7: a pack prints itself by the only script that its policy allows", async () => {
  const { body, headers } = await read("bank/?lang=np");
  expect(body).toContain(`<button type="button" hidden>छाप्नुहोस्</button>`);
  const scripts = Array.from(body.matchAll(/<script>([^<]*)<\/script>/g), ([, script = ""]) => script);
  expect(scripts).toEqual([expect.stringContaining("window.print()")]);
  const hash = createHash("sha256")
    .update(scripts[0] ?? "")
    .digest("base64");
  const [, own = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(body) ?? [];
  for (const policy of [own, String(headers["content-security-policy"])]) {
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});

const addPaper = async (query: string, name: string, payload: Buffer) => {
  const response = await site.app.inject({
    method: "PUT",
    url: `/api/jobs/${job.id}/scans/${randomBytes(16).toString("hex")}/?${query}`,
    headers: { ...admin.headers, "content-type": "application/octet-stream", "x-file-name": name },
    payload,
  });
  expect(response.statusCode, response.body).toBe(201);
};
const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.7 unmistakable"), Buffer.alloc(bytes)]);

test("CN7: the completion pack contains the certificates, the bank's pack names them, for accounts that may see papers", async () => {
  const scan = Buffer.from(await (await pictureFile()).arrayBuffer());
  await addPaper("kind=certificate&permit=plinth", "plinth%3Cb%3E.pdf", pdf(10));
  await addPaper("kind=certificate&permit=completion", "completion.jpg", scan);
  await addPaper("kind=contract", "contract.pdf", pdf(20));
  for (let count = 0; count < 2; count += 1) await addPaper("kind=certificate", "large.pdf", pdf(7_000_000));

  const completion = (await read("completion/?lang=en")).body;
  expect(completion).toMatch(/<td>plinth-b-\.pdf<\/td><td>Plinth<\/td><td>\d+ \w+ \d{4}<\/td>/);
  const filed = pdf(10).toString("base64");
  expect(completion).toContain(`<a download="plinth-b-.pdf" href="data:application/pdf;base64,${filed}">`);
  expect(completion).toContain(
    `<img src="data:image/jpeg;base64,${scan.toString("base64")}" alt="completion.jpg">`,
  );
  // Together they are larger than a mail.
  expect(completion.match(/<a download="large\.pdf"/g)).toHaveLength(1);
  expect(completion.match(/Not in this file/g)).toHaveLength(1);
  expect(completion).not.toContain("contract.pdf");
  const views = await site.app.inject({ url: `/api/jobs/${job.id}/paper-views/`, headers: admin.headers });
  const downloads = Array.from({ length: 3 }, () => ({ action: "scan_downloaded" }));
  expect(views.json().results.slice(0, 4)).toMatchObject([...downloads, { action: "read" }]);

  const bank = (await read("bank/?lang=en")).body;
  expect(bank).toContain("<td>completion.jpg</td><td>Completion</td>");
  expect(bank).not.toMatch(/<a download|contract\.pdf|alt="completion/);
  expect((await read("completion/?lang=np")).body).toContain("तल छुट्टै पृष्ठमा छ");
  const unauthorised = (await logInAs(site, "admin", false)).headers;
  for (const kind of ["completion", "bank"])
    expect((await read(`${kind}/?lang=en`, unauthorised)).body).not.toMatch(
      /Certificates on file|large\.pdf/,
    );
});

test("CN7: packs are for admins, and of jobs and kinds that exist", async () => {
  expect((await read("bank/", (await logInAs(site, "agent")).headers)).statusCode).toBe(403);
  expect((await read("other/")).statusCode).toBe(400);
  const url = "/api/jobs/999999/packs/bank/";
  expect((await site.app.inject({ url, headers: admin.headers })).statusCode).toBe(404);
});
