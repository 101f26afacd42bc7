import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#domain/problems.ts";
import { type Project, projectSchema } from "#domain/projects/project.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { projectFields, propertyFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

type Method = "POST" | "PUT" | "PATCH";
const send = (method: Method, url: string, payload: FormData | object) =>
  site.app.inject({ method, url, headers: admin.headers, payload });
const sendForm = async (method: Method, url: string, payload: FormData | object) => {
  const response = await send(method, url, payload);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
};
const problemsOf = async (method: Method, url: string, payload: object) => {
  const response = await send(method, url, payload);
  expect(response.statusCode, response.body).toBe(400);
  const { fields = {} } = problemSchema.parse(response.json());
  return Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first?.code]));
};

const { address: _address, ...facts } = propertyFields;
const { location: _location, ...projectFacts } = projectFields;
const createUrl = "/api/properties/create/";
const created = async (payload: FormData | object, query = "") =>
  propertySchema.parse(await sendForm("POST", createUrl + query, payload));
const changed = async ({ id }: Property, method: "PUT" | "PATCH", payload: object, query = "") =>
  propertySchema.parse(await sendForm(method, `/api/properties/${id}/${query}`, payload));

const addresses = ({ translations }: Property) => [translations?.en?.address, translations?.np?.address];
const janakpur = { local_level_id: 223, ward: 4 };
const bhanuChowk = { ...janakpur, street: "Bhanu Chowk", translations: { np: { street: "भानु चोक" } } };
const composed = ["Bhanu Chowk, Janakpurdham-4, Dhanusha", "भानु चोक, जनकपुरधाम-४, धनुषा"];

describe("PL1 a property's place", () => {
  test("is a local level, a ward and a street in both languages, from which district and province follow", async () => {
    const { id } = await created({ ...facts, ...bhanuChowk });
    for (const [query, expected] of [
      ["", { street: "Bhanu Chowk", local_level: "Janakpurdham", district: "Dhanusha", province: "Madhesh" }],
      ["?lang=np", { street: "भानु चोक", local_level: "जनकपुरधाम", district: "धनुषा", province: "मधेश" }],
    ] as const) {
      const response = await site.app.inject(`/api/properties/${id}/${query}`);
      expect(propertySchema.parse(response.json())).toMatchObject({ ...janakpur, ...expected });
    }
  });

  test.each([
    [{ local_level_id: 754 }, { local_level_id: "place_unknown" }],
    [{ local_level_id: 223, ward: 26 }, { ward: "ward_unknown" }],
    [{ ward: 4 }, { ward: "place_missing" }],
    [{ local_level_id: "x" }, { local_level_id: "number_invalid" }],
    [{ ...janakpur, street: "x".repeat(201) }, { street: "too_long" }],
  ])("is rejected if it is %j", async (place, problems) => {
    expect(await problemsOf("POST", createUrl, { ...propertyFields, ...place })).toEqual(problems);
    const { id } = await created(propertyFields);
    expect(await problemsOf("PATCH", `/api/properties/${id}/`, place)).toEqual(problems);
  });

  test("loses its ward if another local level is sent without one", async () => {
    const property = await created({ ...facts, ...bhanuChowk });
    const moved = await changed(property, "PATCH", { local_level_id: 414 });
    expect(moved).toMatchObject({ ward: null, address: "Bhanu Chowk, Pokhara, Kaski" });
    const same = await changed(property, "PATCH", { local_level_id: 414, ward: 6 });
    expect(await changed(property, "PATCH", { local_level_id: 414 })).toMatchObject({ ward: same.ward });
    expect(await problemsOf("PATCH", `/api/properties/${property.id}/`, { ward: 34 })).toEqual({
      ward: "ward_unknown",
    });
  });
});

describe("PL2 a property's address", () => {
  test("is composed in both languages and stored, as JSON and as multipart", async () => {
    expect(addresses(await created({ ...facts, ...bhanuChowk }))).toEqual(composed);
    const translations = JSON.stringify(bhanuChowk.translations);
    const form = formOf({ ...facts, street: "Bhanu Chowk", local_level_id: "223", ward: "४", translations });
    const stored = await created(form);
    expect(addresses(stored)).toEqual(composed);
    const row = await site.database
      .selectFrom("properties")
      .select(["address", "translations", "search_text", "place"])
      .where("id", "=", stored.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ address: composed[0], place: "Janakpurdham" });
    expect(row.translations.np?.address).toBe(composed[1]);
    expect(row.search_text).toContain("जनकपुरधाम");
  });

  test("has the street of the other language if one lacks it, and none if both do", async () => {
    const english = await created({ ...facts, ...janakpur, street: "Bhanu Chowk" });
    expect(addresses(english)).toEqual([composed[0], "Bhanu Chowk, जनकपुरधाम-४, धनुषा"]);
    const nepali = await created({ ...facts, ...janakpur, street: "भानु चोक" }, "?lang=np");
    expect(addresses(nepali)).toEqual(["भानु चोक, Janakpurdham-4, Dhanusha", composed[1]]);
    expect(nepali.street).toBe("भानु चोक");
    expect((await created({ ...facts, local_level_id: 331 })).address).toBe("Lalitpur");
  });

  test("is the place's if the request contains both", async () => {
    const both = await created({ ...propertyFields, ...bhanuChowk });
    expect(addresses(both)).toEqual(composed);
    const patched = await changed(both, "PATCH", { ...janakpur, address: "Elsewhere" });
    expect(addresses(patched)).toEqual(composed);
  });

  test("is composed anew if only the street or the ward changes, and stays if neither does", async () => {
    const property = await created({ ...facts, ...bhanuChowk });
    expect((await changed(property, "PATCH", { ward: 5 })).address).toBe(
      "Bhanu Chowk, Janakpurdham-5, Dhanusha",
    );
    expect((await changed(property, "PATCH", { street: "Shiva Chowk" })).address).toBe(
      "Shiva Chowk, Janakpurdham-5, Dhanusha",
    );
    const renamed = await changed(property, "PATCH", { street: "शिव चोक", name: "घर" }, "?lang=np");
    expect(addresses(renamed)).toEqual([
      "Shiva Chowk, Janakpurdham-5, Dhanusha",
      "शिव चोक, जनकपुरधाम-५, धनुषा",
    ]);
    expect(addresses(await changed(property, "PATCH", { price: 7 }))).toEqual(addresses(renamed));
    const described = await changed(property, "PATCH", { description: "A quiet street." });
    expect(described).toMatchObject({ description: "A quiet street.", ward: 5 });
    expect(addresses(described)).toEqual(addresses(renamed));
  });

  test("stays as text if the place is removed", async () => {
    const property = await created({ ...facts, ...bhanuChowk });
    const removed = await changed(property, "PATCH", { local_level_id: "" });
    expect(removed).toMatchObject({ local_level_id: null, ward: null, district: null });
    expect(addresses(removed)).toEqual(composed);
  });

  test("of a client that knows no places is any text, and has no place", async () => {
    const property = await created(propertyFields);
    expect(property).toMatchObject({ address: propertyFields.address, local_level_id: null, street: "" });
    expect(await problemsOf("POST", createUrl, facts)).toEqual({ address: "required" });
  });

  test.each(["PUT", "PATCH"] as const)(
    "sent back unchanged by a client that knows no places leaves the place, by %s",
    async (method) => {
      for (const lang of ["en", "np"]) {
        const property = await created({ ...facts, ...bhanuChowk });
        const [english = "", nepali = ""] = composed;
        const address = lang === "en" ? english : nepali;
        const echo = await changed(property, method, { ...propertyFields, address }, `?lang=${lang}`);
        expect([echo.local_level_id, echo.ward, echo.translations?.en?.street]).toEqual([
          223,
          4,
          "Bhanu Chowk",
        ]);
        expect(addresses(echo)).toEqual(composed);
      }
    },
  );

  test.each(["PUT", "PATCH"] as const)(
    "replaced by a client that knows no places removes the place, by %s",
    async (method) => {
      const property = await created({ ...facts, ...bhanuChowk });
      const moved = await changed(property, method, { ...propertyFields, address: "Near the temple" });
      expect(moved).toMatchObject({ local_level_id: null, ward: null, street: "" });
      expect(addresses(moved)).toEqual(["Near the temple", undefined]);
    },
  );
});

describe("PL1 PL2 a project's place", () => {
  const create = async (fields: Record<string, string>) =>
    projectSchema.parse(
      await sendForm("POST", "/apis/projects/create/", formOf({ ...fields, images: await threePictures() })),
    );
  const change = async ({ id }: Project, method: "PUT" | "PATCH", payload: object) =>
    projectSchema.parse(await sendForm(method, `/apis/projects/${id}/update/`, payload));
  const locations = ({ translations }: Project) => [translations?.en?.location, translations?.np?.location];

  test("composes the location in both languages, and PATCH changes only what it names", async () => {
    const project = await create({
      ...projectFacts,
      local_level_id: "223",
      ward: "4",
      street: "Bhanu Chowk",
      translations: JSON.stringify({ np: { street: "भानु चोक" } }),
    });
    expect(locations(project)).toEqual(composed);
    expect(project).toMatchObject({ ...janakpur, district: "Dhanusha" });
    const patched = await change(project, "PATCH", { ward: 5 });
    expect(locations(patched)).toEqual([
      "Bhanu Chowk, Janakpurdham-5, Dhanusha",
      "भानु चोक, जनकपुरधाम-५, धनुषा",
    ]);
    expect(patched).toMatchObject({ ...projectFacts, image_urls: project.image_urls });
    const moved = await change(project, "PUT", { ...projectFields, location: "Kamala River" });
    expect(locations(moved)).toEqual(["Kamala River", undefined]);
    expect(await problemsOf("PATCH", `/apis/projects/${project.id}/update/`, { ward: 4 })).toEqual({
      ward: "place_missing",
    });
    expect(await problemsOf("PATCH", `/apis/projects/${project.id}/update/`, { location: "" })).toEqual({
      location: "required",
    });
  });
});

describe("BU7 PR4 the location selects offer the town", () => {
  const placeOf = async (table: "properties" | "projects", id: number) =>
    (await site.database.selectFrom(table).select("place").where("id", "=", id).executeTakeFirstOrThrow())
      .place;

  test.each([
    [bhanuChowk, "Janakpurdham"],
    [{ local_level_id: 223 }, "Janakpurdham"],
    [{ local_level_id: 153, street: "Industrial Corridor, Simara" }, "Jitpur Simara"],
    [{ local_level_id: 331, street: "Historic core, Swotha, Patan" }, "Lalitpur"],
    [{ local_level_id: 331, ward: 3, translations: { np: { street: "आर्ट लेन, झम्सिखेल" } } }, "Lalitpur"],
    [{ local_level_id: 310, ward: 5, street: "Janakpurdham-4" }, "Kageshwari-Manohara"],
    [{ address: "Lakeside, Pokhara-6, Nepal" }, "Pokhara"],
    [{ address: "Kaski" }, "Kaski"],
    [{ address: "भानु चोक, जनकपुर-४" }, "जनकपुर"],
    [{ address: "", translations: { np: { address: "पोखरा" } } }, ""],
  ])("of %j: %s", async (place, town) => {
    const property = await created({ ...facts, ...place });
    expect(await placeOf("properties", property.id)).toBe(town);
  });

  test("of a project, and of an address that the previous version replaces", async () => {
    const project = projectSchema.parse(
      await sendForm(
        "POST",
        "/apis/projects/create/",
        formOf({ ...projectFacts, local_level_id: "223", images: await threePictures() }),
      ),
    );
    expect(await placeOf("projects", project.id)).toBe("Janakpurdham");
    const { id } = project;
    await site.database
      .updateTable("projects")
      .set({ location: "Baidam, Lakeside, Pokhara-6" })
      .where("id", "=", id)
      .execute();
    expect(await placeOf("projects", id)).toBe("Pokhara");
  });
});
