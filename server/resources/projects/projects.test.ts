import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Project, projectSchema } from "#domain/projects/project.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const required = {
  proj_name: "Janaki Tower",
  location: "Central Road, Janakpur-4, Nepal",
  client_name: "Mithila Bank",
  proj_area: "12 storeys",
  proj_type: "Commercial",
  proj_duration: "18 months",
};
const pictures = (count: number) => Promise.all(Array.from({ length: count }, () => pictureFile()));
const send = (method: "POST" | "PUT" | "DELETE", url: string, payload?: FormData | object) =>
  site.app.inject({ method, url, headers: admin.headers, ...(payload && { payload }) });
const created = async (fields: Parameters<typeof formOf>[0] = {}): Promise<Project> => {
  const form = formOf({ ...required, images: await pictures(3), ...fields });
  const answer = await send("POST", "/apis/projects/create/", form);
  expect(answer.statusCode, answer.body).toBe(201);
  return projectSchema.parse(answer.json());
};
const changed = async (project: Project, fields: Parameters<typeof formOf>[0]): Promise<Project> => {
  const answer = await send(
    "PUT",
    `/apis/projects/${project.id}/update/`,
    formOf({ ...required, ...fields }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return projectSchema.parse(answer.json());
};
const statusOf = async (address: string) =>
  (await site.app.inject(new URL(address, "http://site.test").pathname)).statusCode;

describe("POST /apis/projects/create/ (API1, AJ3)", () => {
  test("stores every field, list items that contain commas, and the pictures in order", async () => {
    const images = [
      await pictureFile({ width: 90 }),
      await pictureFile({ width: 80 }),
      await pictureFile({ width: 70 }),
    ];
    const stored = await created({
      images,
      proj_status: "Completed",
      professionals: "many",
      proj_budget: "5,24,00,000",
      start_date: "2024-02-29",
      end_date: "",
      completed_date: "2026-01-31",
      features: 'Lifts, "Roof garden, with a well", Solar',
      challenges: "Soft soil",
      outcomes: '["One, and two"]',
      description: "Twelve floors.",
    });
    expect(stored).toMatchObject({
      ...required,
      proj_status: "Completed",
      professionals: 0,
      proj_budget: 52_400_000,
      start_date: "2024-02-29",
      end_date: null,
      completed_date: "2026-01-31",
      features: ["Lifts", "Roof garden, with a well", "Solar"],
      challenges: ["Soft soil"],
      outcomes: ["One, and two"],
    });
    expect(stored.pictures.map((picture) => picture.width)).toEqual([90, 80, 70]);
    expect(stored.image_urls).toEqual(
      stored.pictures.map(({ key }) => `http://site.test/media/${key}/1080.jpg`),
    );
    expect(projectSchema.parse((await site.app.inject(`/apis/projects/${stored.id}/`)).json())).toEqual(
      stored,
    );
  });

  test("requires three pictures and six fields, and stores nothing without them", async () => {
    const before = await site.database.selectFrom("projects").select("id").execute();
    const few = await send(
      "POST",
      "/apis/projects/create/",
      formOf({ ...required, images: await pictures(2) }),
    );
    expect(few.statusCode).toBe(400);
    expect(problemSchema.parse(few.json()).fields).toMatchObject({ images: [{ code: "images_too_few" }] });
    const empty = await send("POST", "/apis/projects/create/", formOf({ images: await pictures(3) }));
    expect(Object.keys(problemSchema.parse(empty.json()).fields ?? {})).toHaveLength(6);
    expect(await site.database.selectFrom("projects").select("id").execute()).toEqual(before);
  });
});

describe("PUT /apis/projects/{id}/update/ (API1, AJ2)", () => {
  test("AJ3 rejects an end before the start, at its field", async () => {
    const project = await created();
    const answer = await send(
      "PUT",
      `/apis/projects/${project.id}/update/`,
      formOf({ ...required, start_date: "2026-05-02", end_date: "2026-05-01" }),
    );
    expect(answer.statusCode).toBe(400);
    expect(problemSchema.parse(answer.json()).fields).toEqual({
      end_date: [{ code: "before_start", message: "This is before the start date." }],
    });
  });

  test("keeps the pictures if none is sent, and appends files", async () => {
    const first = await created();
    const renamed = await changed(first, { proj_name: "Janaki Tower II" });
    expect(renamed).toMatchObject({ proj_name: "Janaki Tower II", image_urls: first.image_urls });
    const added = await changed(first, { images: await pictureFile({ width: 99 }) });
    expect(added.image_urls.slice(0, 3)).toEqual(first.image_urls);
    expect(added.pictures.map((picture) => picture.width)).toEqual([64, 64, 64, 99]);
  });

  test("takes a list of URLs and files as the new order, and removes the other pictures", async () => {
    const first = await created();
    const [one = "", two = "", three = ""] = first.image_urls;
    const arranged = await changed(first, { images: [three, await pictureFile({ width: 99 }), one, one] });
    expect(arranged.image_urls).toEqual([three, arranged.image_urls[1], one]);
    expect(arranged.pictures[1]?.width).toBe(99);
    expect(await statusOf(two)).toBe(404);
    expect(await statusOf(three)).toBe(200);
    expect((await changed(first, { images: "" })).image_urls).toEqual([]);
    expect(await statusOf(three)).toBe(404);
  });

  test("rejects pictures of other projects, and too many pictures", async () => {
    const [mine, other] = [await created(), await created()];
    const url = `/apis/projects/${mine.id}/update/`;
    const foreign = await send("PUT", url, formOf({ ...required, images: other.image_urls }));
    expect(problemSchema.parse(foreign.json()).fields).toMatchObject({ images: [{ code: "image_invalid" }] });
    const many = await send("PUT", url, { ...required, images: Array(21).fill(mine.image_urls[0]) });
    expect(problemSchema.parse(many.json()).fields).toMatchObject({ images: [{ code: "too_many" }] });
    expect((await site.app.inject(`/apis/projects/${mine.id}/`)).json()).toEqual(mine);
  });

  test("returns 404 for a missing project", async () => {
    const answer = await send("PUT", "/apis/projects/4000000/update/", formOf(required));
    expect([answer.statusCode, problemSchema.parse(answer.json()).detail]).toEqual([
      404,
      "Project 4000000 not found",
    ]);
  });
});

describe("DELETE /apis/projects/{id}/delete/ (API1)", () => {
  test("returns 204, then 404, and removes the pictures", async () => {
    const stored = await created();
    expect((await send("DELETE", `/apis/projects/${stored.id}/delete/`)).statusCode).toBe(204);
    expect((await send("DELETE", `/apis/projects/${stored.id}/delete/`)).statusCode).toBe(404);
    expect(await Promise.all(stored.image_urls.map(statusOf))).toEqual([404, 404, 404]);
  });
});

describe("GET /apis/projects/ (API1, API3, PR1)", () => {
  const list = async (query: string) => {
    const answer = await site.app.inject(`/apis/projects/${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return pageSchema(projectSchema).parse(answer.json());
  };

  test("returns a page, newest first, and applies every filter", async () => {
    const bridge = await created({
      proj_name: "Kamala Bridge",
      proj_type: "Infrastructure",
      location: "Coastal Road",
    });
    const everything = await list("?page_size=2");
    expect(everything.results[0]).toEqual(bridge);
    expect(everything.results).toHaveLength(2);
    expect(everything.next).toContain("page=2");
    const found = await list("?search=KAMALA&location=coast&status=Upcoming&type=infrastructure");
    expect(found.results).toEqual([bridge]);
    expect((await list("?search=mithila%20bank&type=hospitality")).count).toBe(0);
  });

  test.each(["?status=gone", "?type=castle", "?page=0"])("rejects %s", async (query) => {
    const answer = await site.app.inject(`/apis/projects/${query}`);
    expect(answer.statusCode).toBe(400);
  });
});
