import { afterAll, beforeAll, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { type Project, projectSchema } from "#domain/projects/project.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { projectFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const nepali = { proj_name: "जानकी टावर", proj_duration: "डेढ वर्ष", outcomes: ["बाह्र तला", "दुई लिफ्ट"] };
const saved = async (method: "POST" | "PUT", url: string, payload: FormData | object): Promise<Project> => {
  const response = await site.app.inject({ method, url, headers: admin.headers, payload });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return projectSchema.parse(response.json());
};
const created = async (fields: Record<string, string>) =>
  saved(
    "POST",
    "/apis/projects/create/",
    formOf({ ...projectFields, ...fields, images: await threePictures() }),
  );
const read = async (id: number, query = "") =>
  projectSchema.parse((await site.app.inject(`/apis/projects/${id}/${query}`)).json());

test("NL8 a project has its texts in the request's language, and each language's own", async () => {
  const { id, translations } = await created({ translations: JSON.stringify({ np: nepali }) });
  expect(translations?.np).toEqual(nepali);
  const inNepali = { ...nepali, location: "Janakpur", proj_area: "12 storeys" };
  expect(await read(id, "?lang=np")).toMatchObject(inNepali);
  expect(await read(id)).toMatchObject({ proj_name: "Janaki Tower", outcomes: nepali.outcomes });
  const list = await site.app.inject({
    url: "/apis/projects/?search=जानकी",
    headers: { "accept-language": "ne" },
  });
  expect(pageSchema(projectSchema).parse(list.json()).results).toMatchObject([inNepali]);
});

test.each(["en", "np"])("NL8 a project read in %s can be sent back unchanged", async (lang) => {
  const { id } = await created({ translations: JSON.stringify({ np: nepali }) });
  const before = await read(id, `?lang=${lang}`);
  const url = `/apis/projects/${id}/update/?lang=${lang}`;
  const { updated_at: _at, ...unchanged } = before;
  expect(await saved("PUT", url, before)).toMatchObject(unchanged);
  const { translations: _translations, ...plain } = before;
  expect(await saved("PUT", url, plain)).toMatchObject(unchanged);
});

test("NL4 descriptions of a project's pictures follow the order of the pictures", async () => {
  const stored = await created({ image_descriptions: '[{"en": "Street"}, null, {"np": "छत"}]' });
  const alts = (project: Project) => project.pictures.map(({ alt }) => alt);
  expect(alts(stored)).toEqual([{ en: "Street" }, null, { np: "छत" }]);
  const [first = "", , third = ""] = stored.image_urls;
  const rearranged = await saved(
    "PUT",
    `/apis/projects/${stored.id}/update/`,
    formOf({
      ...projectFields,
      images: [third, await pictureFile(), first],
      image_descriptions: '[null, {"np": "आँगन"}, {"np": "सडक"}]',
    }),
  );
  expect(alts(rearranged)).toEqual([{ np: "छत" }, { np: "आँगन" }, { en: "Street", np: "सडक" }]);
});

test("NL8 problems name the path of a project's text", async () => {
  const payload = formOf({
    ...projectFields,
    translations: '{"np": {"outcomes": ["x\\u0000"], "location": 4}}',
  });
  const response = await site.app.inject({
    method: "POST",
    url: "/apis/projects/create/",
    headers: admin.headers,
    payload,
  });
  expect(Object.keys(response.json().fields).sort()).toEqual([
    "translations.np.location",
    "translations.np.outcomes",
  ]);
});

test("NL5 staff list and count the projects that lack a text in a language", async () => {
  await site.database.deleteFrom("project_pictures").execute();
  await site.database.deleteFrom("projects").execute();
  const { id } = await created({});
  await created({
    translations: JSON.stringify({
      np: { ...nepali, location: "जनकपुर", client_name: "मिथिला बैंक", proj_area: "बाह्र तला" },
      en: { outcomes: ["Twelve storeys"] },
    }),
  });
  const list = async (query: string) => {
    const { results, count } = pageSchema(projectSchema).parse(
      (await site.app.inject({ url: `/apis/projects/${query}`, headers: admin.headers })).json(),
    );
    return [results.map((project) => project.id), count];
  };
  expect(await list("?untranslated=np")).toEqual([[id], 1]);
  expect(await list("?untranslated=en")).toEqual([[], 0]);
  expect((await site.app.inject("/apis/projects/?untranslated=np")).statusCode).toBe(401);
});
