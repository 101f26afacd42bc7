import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { jobSchema } from "#domain/jobs/job.ts";
import { sealDiaries } from "#server/resources/diary/seal-days.ts";
import { insertAcceptedVersion } from "#server/testing/insert-accepted-version.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { type RegisteredRoute, registeredRoutes } from "#server/testing/registered-routes.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let routes: RegisteredRoute[];
let id: number;
let path: string;
beforeAll(async () => {
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "office@site.test",
    NOTIFY_EMAIL: "staff@site.test",
  };
  routes = await registeredRoutes(async () => {
    site = await createTestApp(mail);
  });
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
beforeEach(async () => {
  ({ id } = await insertJob(site.database));
  path = await renew(id);
});
afterAll(() => site.close());

const dayMs = 86_400_000;
const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
/** The path of the page: `insertJob` has a token that the server did not derive. */
async function renew(jobId: number): Promise<string> {
  const response = await call("POST", `/api/jobs/${jobId}/renew-link/`);
  return new URL(jobSchema.parse(response.json()).page_url).pathname;
}
const open = (url: string) => site.app.inject(url);
async function addEntry(jobId: number, text: string) {
  const response = await site.app.inject({
    method: "POST",
    url: `/api/jobs/${jobId}/diary/`,
    headers: admin.headers,
    payload: formOf({
      uuid: randomUUID(),
      written_at: "2026-11-18T05:10:00Z",
      text,
      pictures: JSON.stringify([
        { side: "south", taken_at: "2026-11-18T03:21:09Z", latitude: 26.123456, longitude: 85.654321 },
      ]),
      images: await pictureFile(),
    }),
  });
  expect(response.statusCode, response.body).toBe(201);
}
const insertVariation = async (jobId: number, title: string): Promise<number> => {
  const row = await site.database
    .insertInto("variations")
    .values({
      job_id: jobId,
      number: 1,
      state: "sent",
      title: JSON.stringify({ en: title, np: "" }),
      sections: "[]",
      sent_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
};

describe("CN10: the client's page", () => {
  test("shows progress, stages, pictures, diary, money and permits in both languages, without JavaScript", async () => {
    await sql`update job_stages set percent = 50 where job_id = ${id}`.execute(site.database);
    await addEntry(id, "छतको ढलान सकियो।");
    await sql`insert into job_payments (job_id, received_on, amount, method) values (${id}, '2026-11-02', 250000, 'bank')`.execute(
      site.database,
    );
    await sql`insert into job_permits (job_id, kind, applied_on, granted_on, number) values (${id}, 'plinth', '2026-10-01', '2026-10-20', '77/083')`.execute(
      site.database,
    );
    const english = await open(path);
    expect(english.statusCode).toBe(200);
    for (const text of [
      "House in Janakpur",
      "50%",
      "Plinth",
      "छतको ढलान सकियो।",
      "2,50,000.00",
      "77/083",
      "South",
    ])
      expect(english.body).toContain(text);
    const nepali = (await open(`/np${path}`)).body;
    for (const text of ["जनकपुरमा घर", "५०%", "प्लिन्थ", "२,५०,०००.००", "दक्षिण"]) expect(nepali).toContain(text);
    expect(english.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "x-robots-tag": "noindex, nofollow",
    });
    const [, image = ""] = /src="(\/private-media\/[^"]+)"/.exec(english.body) ?? [];
    expect((await open(image)).statusCode).toBe(200);
    expect((await open(image.replace(/\/\d{10}\//, "/9999999999/"))).statusCode).toBe(404);
  });

  test("leads with its newest seal to the verification page, by a link and a QR code, once a day is sealed", async () => {
    await addEntry(id, "Sealed");
    expect((await open(path)).body).not.toContain("/verify/");
    await sealDiaries(site.database, () => Date.now() + dayMs);
    const { body } = await open(`/np${path}`);
    const [, link = ""] = /href="(\/np\/verify\/[0-9A-F]{12}\?seal=1-[0-9a-f]{16})"/.exec(body) ?? [];
    expect((await open(link)).body).toContain("शृङ्खलामा अझै छ");
    expect(body).toContain('aria-label="जाँच पृष्ठको क्यूआर कोड"');
    expect(body).toContain(`http://site.test${link}`);
  });

  test("is found by its newest link alone: an old, guessed or other one is 404, as is its data and bundle", async () => {
    const fresh = await renew(id);
    for (const gone of [path, `${fresh.slice(0, -1)}${fresh.endsWith("A") ? "B" : "A"}`, "/job/1"])
      for (const url of [gone, `/np${gone}`, `${gone}.data`, `${gone}/diary.zip`])
        expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
    expect((await open(fresh)).statusCode).toBe(200);
    await call("PUT", "/api/settings/construction/", { isOn: false });
    for (const url of [fresh, `${fresh}/diary.zip`]) expect((await open(url)).statusCode).toBe(404);
    await switchOnConstruction(site, admin);
  });

  test("no byte of any public answer has costs, notes, places of pictures or another client's data", async () => {
    const version = await insertAcceptedVersion(site.database, []);
    await sql`update jobs set version_id = ${version} where id = ${id}`.execute(site.database);
    const { estimate_id } = (await call("GET", `/api/jobs/${id}/`)).json();
    const renewed = await call("POST", `/api/estimates/${estimate_id}/renew-link/`);
    const estimatePath = new URL(renewed.json().page_url).pathname;
    const published = await call("PUT", `/api/jobs/${id}/public/`, {
      title: { en: "A house", np: "घर" },
      place: "Janakpurdham",
      proj_type: "Residential",
      description: { en: "", np: "" },
      pictures: [],
    });
    expect(published.statusCode, published.body).toBe(200);
    const { project_id, code } = (await call("GET", `/api/jobs/${id}/`)).json();
    const other = await insertJob(site.database);
    await addEntry(id, "Own entry");
    await addEntry(other.id, "SECRET-OTHER-ENTRY");
    await insertVariation(id, "Own change");
    await insertVariation(other.id, "SECRET-OTHER-CHANGE");
    await sql`update jobs set notes = 'SECRET-NOTES', client_name = 'SECRET-OWN-NAME', client_phone = '+9779800000001' where id = ${id}`.execute(
      site.database,
    );
    await sql`update jobs set client_name = 'SECRET-OTHER', place = 'SECRET-PLACE' where id = ${other.id}`.execute(
      site.database,
    );
    await sql`update job_stages set engineer_note = 'SECRET-ENGINEER' where job_id = ${id}`.execute(
      site.database,
    );
    for (const jobId of [id, other.id])
      await sql`insert into job_costs (job_id, spent_on, description, supplier, amount)
        values (${jobId}, '2026-11-18', 'SECRET-COST', 'SECRET-SUPPLIER', 987654.32)`.execute(site.database);
    await sealDiaries(site.database, () => Date.now() + 2 * dayMs);
    const answers = [
      await open(path),
      await open(`/np${path}`),
      await open(`${path}.data`),
      await open(`${path}?page=2`),
      await open(`${path}/diary.zip`),
    ];
    const pages = [
      estimatePath,
      `/np${estimatePath}`,
      `/verify/${code}`,
      `/np/verify/${code}`,
      `/project/${project_id}`,
    ];
    for (const page of [...pages, "/projects", "/", ...pages.map((each) => `${each}.data`)]) {
      const answer = await open(page);
      expect([page, answer.statusCode]).toEqual([page, 200]);
      answers.push(answer);
    }
    const token = path.split("/").at(-1) ?? "";
    for (const { method, url, access } of routes) {
      // The response of /api/live/ does not end; it consists of topics only.
      if (method !== "GET" || (access !== undefined && access !== "public") || url === "/api/live/") continue;
      const filled = url.replace(/:token(?:\([^)]*\))?/, token).replace(":code", code);
      for (const row of [id, other.id, project_id])
        answers.push(await open(filled.replace(/:\w+/g, String(row)).replace("*", "x")));
    }
    expect(answers.length).toBeGreaterThan(100);
    for (const { statusCode, rawPayload, headers } of answers) {
      expect(statusCode).toBeLessThan(500);
      const bytes = JSON.stringify(headers) + rawPayload.toString("latin1");
      for (const secret of ["SECRET", "987654", "9,87,654", "26.123", "85.654", "03:21:09", "9800000001"])
        expect(bytes).not.toContain(secret);
    }
    expect(answers[0]?.body).toContain("Own change");
    expect(answers[4]?.rawPayload.toString("utf8")).toContain("Own entry");
  });

  test("a decision needs the code and is taken once, also by two phones; a change of another job is not found", async () => {
    const own = await insertVariation(id, "Own change");
    const other = await insertVariation((await insertJob(site.database)).id, "Other");
    const post = (variation: number, action: string, fields: Record<string, string> = {}) =>
      site.app.inject({
        method: "POST",
        url: `${path}?do=${action}&variation=${variation}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(fields).toString(),
      });
    expect((await post(other, "code")).statusCode).toBe(404);
    expect((await post(own, "steal")).statusCode).toBe(400);
    expect((await post(own, "code")).statusCode).toBe(200);
    const mail = await site.database
      .selectFrom("mails")
      .select("subject")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(mail.subject)?.[0] ?? "";
    const wrong = await post(own, "accept", { name: "Sita", code: code === "000000" ? "000001" : "000000" });
    expect(wrong.statusCode).toBe(400);
    const both = await Promise.all([1, 2].map(() => post(own, "accept", { name: "Sita", code })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const { body } of both) expect(body).toContain("You have accepted the change.");
    const declined = await post(own, "decline", { name: "Sita", code });
    expect([declined.statusCode, declined.body.includes("changed in the meantime")]).toEqual([409, true]);
    const { state } = await site.database
      .selectFrom("variations")
      .select("state")
      .where("id", "=", own)
      .executeTakeFirstOrThrow();
    expect(state).toBe("accepted");
  });
});
