import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { kathmanduDay } from "#domain/dates.ts";
import { type Job, jobSchema } from "#domain/jobs/job.ts";
import { insertJob } from "#server/testing/insert-job.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { switchOnConstruction } from "#server/testing/switch-on-construction.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let id: number;
let stageIds: number[];
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  await switchOnConstruction(site, admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  ({ id, stageIds } = await insertJob(site.database));
});

const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const act = async (action: string): Promise<Job> => {
  const response = await call("POST", `/api/jobs/${id}/${action}/`);
  expect(response.statusCode, response.body).toBe(200);
  return jobSchema.parse(response.json());
};
const shown = {
  title: { en: "House in Janakpur", np: "जनकपुरको घर" },
  place: "Janakpurdham-4",
  proj_type: "Residential",
  description: { en: "A house for a family.", np: "" },
  pictures: [] as string[],
};
const publish = (change: object = {}) => call("PUT", `/api/jobs/${id}/public/`, { ...shown, ...change });
const published = async (change: object = {}) => {
  const response = await publish(change);
  expect(response.statusCode, response.body).toBe(200);
  return jobSchema.parse(response.json());
};
const project = async (projectId: number | null) =>
  (await site.app.inject(`/apis/projects/${projectId}/`)).json();
/** The key of a picture in the diary. */
async function addPicture(jobId = id): Promise<string> {
  const response = await site.app.inject({
    method: "POST",
    url: `/api/jobs/${jobId}/diary/`,
    headers: admin.headers,
    payload: formOf({
      uuid: randomUUID(),
      written_at: "2026-11-18T05:10:00Z",
      text: "Cast",
      pictures: JSON.stringify([{ side: "north", taken_at: null, latitude: null, longitude: null }]),
      images: await pictureFile(),
    }),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().pictures[0].key;
}
const finishStages = () =>
  sql`update job_stages set percent = 100, done_on = '2026-11-17' where job_id = ${id}`.execute(
    site.database,
  );

describe("CN4: a job that visitors see", () => {
  test("is an ongoing project without the name of its client, in both languages", async () => {
    const { project_id } = await published();
    expect(await project(project_id)).toMatchObject({
      proj_name: "House in Janakpur",
      location: "Janakpurdham-4",
      proj_status: "Under Construction",
      client_name: "Private client",
      completed_date: null,
    });
    const page = await site.app.inject(`/np/project/${project_id}`);
    expect(page.body).toContain("जनकपुरको घर");
    expect(page.body).not.toContain("Sita");
    expect((await call("GET", `/api/jobs/${id}/public/`)).json()).toEqual({ shown });
  });

  test("shows the stages that staff mark public, and its progress", async () => {
    await sql`update job_stages set percent = 50 where id = ${stageIds[0] ?? 0}`.execute(site.database);
    await sql`update job_stages set is_public = false where id = ${stageIds[1] ?? 0}`.execute(site.database);
    const { project_id } = await published();
    const { body } = await site.app.inject(`/project/${project_id}`);
    expect(body).toContain("Plinth");
    expect(body).toContain("50%");
    expect(body).not.toContain(">Roof<");
    const job = jobSchema.parse((await call("GET", `/api/jobs/${id}/`)).json());
    const stages = job.stages.map((stage) => ({ ...stage, id: String(stage.id), percent: 75 }));
    expect((await call("PUT", `/api/jobs/${id}/`, { ...job, stages })).statusCode).toBe(200);
    await expect.poll(async () => (await site.app.inject(`/project/${project_id}`)).body).toContain("75%");
  });

  test("has the chosen pictures of its diary; others, and those of other jobs, stay private", async () => {
    const [chosen, other] = [await addPicture(), await addPicture()];
    const pictures = (await call("GET", `/api/jobs/${id}/pictures/`)).json();
    expect(pictures.results.map(({ picture }: { picture: { key: string } }) => picture.key)).toEqual([
      other,
      chosen,
    ]);
    const { id: otherJob } = await insertJob(site.database);
    const stolen = await addPicture(otherJob);
    expect((await publish({ pictures: [stolen] })).json()).toMatchObject({
      fields: { pictures: [{ code: "image_missing" }] },
    });
    const { project_id } = await published({ pictures: [chosen] });
    const [url] = (await project(project_id)).image_urls;
    const pathOf = (key: string) => new URL(url).pathname.replace(chosen, key);
    const statusOf = async (key: string) => (await site.app.inject(pathOf(key))).statusCode;
    expect([await statusOf(chosen), await statusOf(other)]).toEqual([200, 404]);
    await published({ pictures: [other] });
    expect([await statusOf(chosen), await statusOf(other)]).toEqual([404, 200]);
  });

  test("unpublished, it is gone with its pictures, and can be shown again", async () => {
    const key = await addPicture();
    const { project_id } = await published({ pictures: [key] });
    const [url] = (await project(project_id)).image_urls;
    expect((await act("unpublish")).project_id).toBeNull();
    expect((await site.app.inject(`/project/${project_id}`)).statusCode).toBe(404);
    expect((await site.app.inject(new URL(url).pathname)).statusCode).toBe(404);
    expect((await call("POST", `/api/jobs/${id}/unpublish/`)).statusCode).toBe(409);
    expect((await published({ pictures: [key] })).project_id).not.toBe(project_id);
    expect((await site.app.inject(new URL(url).pathname)).statusCode).toBe(200);
  });

  test("finished with one press, it is a completed project; begun again, an ongoing one", async () => {
    const { project_id } = await published();
    expect((await call("POST", `/api/jobs/${id}/finish/`)).json()).toMatchObject({
      fields: { stages: [{ code: "not_done" }] },
    });
    await finishStages();
    const today = kathmanduDay(Date.now());
    expect(await act("finish")).toMatchObject({ finished_on: today, progress: "100" });
    expect(await project(project_id)).toMatchObject({ proj_status: "Completed", completed_date: today });
    expect((await call("POST", `/api/jobs/${id}/finish/`)).statusCode).toBe(409);
    expect((await act("reopen")).finished_on).toBeNull();
    expect(await project(project_id)).toMatchObject({
      proj_status: "Under Construction",
      completed_date: null,
    });
  });
});

test("CN10: a new link makes the old one invalid", async () => {
  const { page_url } = jobSchema.parse((await call("GET", `/api/jobs/${id}/`)).json());
  const renewed = await act("renew-link");
  expect(renewed.page_url).not.toBe(page_url);
});

test("CN4: a job begins with the stages of a template, which later changes of the settings leave alone", async () => {
  const template = {
    id: "shed",
    name: { en: "Shed", np: "" },
    stages: [
      { id: "a", name: { en: "Posts", np: "" }, weight: 1.5 },
      { id: "b", name: { en: "Roof", np: "" }, weight: 3 },
    ],
  };
  const settings = "/api/settings/construction/";
  expect((await call("PUT", settings, { isOn: true, templates: [template] })).statusCode).toBe(200);
  const client = { client_name: "Sita", client_email: "sita@example.com", title: shown.title };
  const begun = await call("POST", "/api/jobs/", { ...client, template: "shed" });
  const { stages, ...job } = jobSchema.parse(begun.json());
  expect(stages).toMatchObject([
    { name: { en: "Posts" }, weight: "1.5", percent: 0 },
    { name: { en: "Roof" }, weight: "3" },
  ]);
  const unknown = await call("POST", "/api/jobs/", { ...client, template: "gone" });
  expect(unknown.json()).toMatchObject({ fields: { template: [{ code: "choice_invalid" }] } });
  await switchOnConstruction(site, admin);
  expect(jobSchema.parse((await call("GET", `/api/jobs/${job.id}/`)).json()).stages).toEqual(stages);
});
