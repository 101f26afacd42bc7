import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const nepali = { name: "इँटाको घर", address: "कदम चोक, जनकपुर", custom_features: ["पुरानो आँपको रूख"] };
const texts = ({ name, address, description, custom_features, translations }: Property) => ({
  name,
  address,
  description,
  custom_features,
  translations,
});

type Method = "POST" | "PUT" | "PATCH";
const send = (method: Method, url: string, payload: FormData | object, headers = {}) =>
  site.app.inject({ method, url, headers: { ...admin.headers, ...headers }, payload });
const saved = async (method: Method, url: string, payload: FormData | object, headers = {}) => {
  const response = await send(method, url, payload, headers);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return propertySchema.parse(response.json());
};
const created = (payload: FormData | object, query = "") =>
  saved("POST", `/api/properties/create/${query}`, payload);
const read = async (id: number, query = "", headers = {}) => {
  const response = await site.app.inject({ url: `/api/properties/${id}/${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return propertySchema.parse(response.json());
};
const problemsOf = async (payload: FormData | object) => {
  const response = await send("POST", "/api/properties/create/", payload);
  expect(response.statusCode).toBe(400);
  const { fields = {} } = problemSchema.parse(response.json());
  return Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first?.code]));
};

describe("NL8 a property's texts in API responses", () => {
  test("are in the language of `lang`, else of Accept-Language, else in English", async () => {
    const { id } = await created({
      ...propertyFields,
      description: "Two floors.",
      translations: { np: nepali },
    });
    const english = { name: "Brick house", address: "Kadam Chowk, Janakpur", description: "Two floors." };
    const translations = { en: english, np: nepali };
    const inEnglish = { ...english, custom_features: nepali.custom_features, translations };
    const inNepali = { ...nepali, description: "Two floors.", translations };
    expect(texts(await read(id))).toEqual(inEnglish);
    expect(texts(await read(id, "?lang=np"))).toEqual(inNepali);
    expect(texts(await read(id, "", { "accept-language": "ne-NP,ne;q=0.9,en;q=0.8" }))).toEqual(inNepali);
    expect(texts(await read(id, "", { "accept-language": "fr, en;q=0.5, ne;q=0.4" }))).toEqual(inEnglish);
    expect(texts(await read(id, "?lang=en", { "accept-language": "ne" }))).toEqual(inEnglish);
    const list = await site.app.inject("/api/properties/?lang=np&search=इँटाको");
    const { results } = pageSchema(propertySchema).parse(list.json());
    expect(results.map(texts)).toEqual([inNepali]);
  });

  test("name its features in the language", async () => {
    const [feature] = await site.database.selectFrom("features").selectAll().orderBy("id").execute();
    const { id, feature_names } = await created({ ...propertyFields, features: [feature?.id] });
    expect(feature_names).toEqual(["Parking"]);
    expect((await read(id, "?lang=np")).feature_names).toEqual(["पार्किङ"]);
  });

  test("reject an unknown language in the query, and ignore one in the header", async () => {
    const { id } = await created(propertyFields);
    for (const url of [`/api/properties/${id}/?lang=fr`, "/api/properties/?lang=fr"]) {
      const response = await site.app.inject(url);
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ["lang"]]);
    }
    for (const header of ["*", "fr", "ne;q=0", ";;,=", "ne;q=x", "x".repeat(4000)])
      expect((await read(id, "", { "accept-language": header })).name).toBe("Brick house");
  });

  test("have an ETag for each language, and either may be sent as If-Match", async () => {
    const { id } = await created({ ...propertyFields, translations: { np: nepali } });
    const url = `/api/properties/${id}/`;
    const tagOf = async (language: string) =>
      (await site.app.inject(`${url}?lang=${language}`)).headers.etag ?? "";
    const [english, nepaliTag] = [await tagOf("en"), await tagOf("np")];
    expect(english).not.toBe(nepaliTag);
    const headers = { "if-none-match": english };
    expect((await site.app.inject({ url: `${url}?lang=en`, headers })).statusCode).toBe(304);
    expect((await site.app.inject({ url: `${url}?lang=np`, headers })).statusCode).toBe(200);
    const change = { translations: { np: { description: "दुई तले।" } } };
    await saved("PATCH", url, change, { "if-match": nepaliTag });
    expect(await tagOf("en")).not.toBe(english);
    const late = await send("PATCH", `${url}?lang=np`, change, { "if-match": english });
    expect([late.statusCode, late.json().current.name]).toEqual([412, nepali.name]);
  });
});

describe("NL8 a property's texts in API requests", () => {
  test.each(["en", "np"])("read in %s can be sent back unchanged, as JSON and as multipart", async (lang) => {
    for (const own of [{}, { np: nepali }, { np: { description: "दुई तले।" } }]) {
      const { id } = await created({ ...propertyFields, translations: own });
      const before = await read(id, `?lang=${lang}`);
      const { name, address, price, area, description, custom_features, translations } = before;
      const url = `/api/properties/${id}/?lang=${lang}`;
      const json = { name, address, price, area, description, custom_features, translations };
      expect(texts(await saved("PUT", url, json))).toEqual(texts(before));
      const { translations: _translations, ...withoutTranslations } = json;
      expect(texts(await saved("PUT", url, withoutTranslations))).toEqual(texts(before));
      const form = formOf({
        ...propertyFields,
        name,
        address,
        description,
        custom_features: JSON.stringify(custom_features),
        translations: JSON.stringify(translations),
      });
      expect(texts(await saved("PATCH", url, form))).toEqual(texts(before));
    }
  });

  test("set the request's language, and leave the others", async () => {
    const { id } = await created({ ...propertyFields, translations: { np: nepali } });
    const url = `/api/properties/${id}/`;
    await saved("PATCH", `${url}?lang=np`, { name: "रातो घर" });
    await saved("PUT", url, { ...propertyFields, name: "Red house" });
    const { en, np } = (await read(id)).translations ?? {};
    expect([en?.name, np]).toEqual(["Red house", { ...nepali, name: "रातो घर" }]);
    await saved("PATCH", url, { translations: { np: { name: "", custom_features: [] } } });
    expect((await read(id)).translations?.np).toEqual({ address: nepali.address });
  });

  test("may be in Nepali only", async () => {
    const { name: _name, address: _address, ...facts } = propertyFields;
    const stored = await created({ ...facts, translations: { np: nepali } });
    expect(texts(stored)).toEqual({ ...nepali, description: "", translations: { en: {}, np: nepali } });
    const plain = await created({ ...propertyFields, ...nepali }, "?lang=np");
    expect(plain.translations).toEqual({ en: {}, np: nepali });
    expect(await problemsOf({ ...facts, translations: { np: { name: "घर" } } })).toEqual({
      address: "required",
    });
    const url = `/api/properties/${stored.id}/`;
    const emptied = await send("PATCH", `${url}?lang=np`, { name: "" });
    expect([emptied.statusCode, Object.keys(emptied.json().fields)]).toEqual([400, ["name"]]);
    const cleared = await send("PUT", `${url}?lang=np`, {
      ...propertyFields,
      name: "",
      translations: { np: nepali },
    });
    expect([cleared.statusCode, Object.keys(cleared.json().fields)]).toEqual([400, ["name"]]);
  });

  test("keep concurrent changes of different languages", async () => {
    const { id } = await created({ ...propertyFields, translations: { np: nepali } });
    const url = `/api/properties/${id}/`;
    const changes = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? saved("PATCH", url, { name: `House ${index}` })
        : saved("PATCH", `${url}?lang=np`, { description: `घर ${index}` }),
    );
    await Promise.all(changes);
    const { en, np } = (await read(id)).translations ?? {};
    expect(en?.name).toMatch(/^House \d$/);
    expect(np).toEqual({ ...nepali, description: expect.stringMatching(/^घर \d$/) });
  });

  test("store features without an id as custom features of the request's language", async () => {
    const translations = { np: nepali };
    const stored = await created({ ...propertyFields, features: ["कुवा"], translations }, "?lang=np");
    expect(stored.translations?.np?.custom_features).toEqual(["कुवा", ...nepali.custom_features]);
  });

  test.each([
    ["translations", "invalid", { fr: { name: "Maison" } }],
    ["translations", "invalid", "{"],
    ["translations.np", "invalid", { np: { price: 1 } }],
    ["translations.np.name", "text_invalid", { np: { name: 7 } }],
    ["translations.np.name", "too_long", { np: { name: "घ".repeat(201) } }],
    ["translations.np.description", "control_characters", { np: { description: "घर\u0000" } }],
  ])("are rejected at %s with code %s", async (path, code, translations) => {
    expect(await problemsOf({ ...propertyFields, translations })).toEqual({ [path]: code });
    const asText = typeof translations === "string" ? translations : JSON.stringify(translations);
    expect(await problemsOf(formOf({ ...propertyFields, translations: asText }))).toEqual({ [path]: code });
  });

  test.each(["__proto__", "constructor", "toString"])("never take %s for a language", async (key) => {
    const form = formOf({ ...propertyFields, translations: `{"${key}": {"name": "x"}}` });
    const response = await send("POST", "/api/properties/create/", form);
    if (response.statusCode === 201) expect(response.json().translations.np).toEqual({});
    else expect(response.statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, "name")).toBe(false);
  });
});

describe("NL4 descriptions of pictures", () => {
  test("are set by picture field and language, and leave with their picture", async () => {
    const stored = await created(
      formOf({
        ...propertyFields,
        image: await pictureFile(),
        featured_image1: await pictureFile(),
        image_descriptions: JSON.stringify({ image: { en: "A gate", np: "ढोका" } }),
      }),
    );
    expect(stored.pictures.map(({ alt }) => alt)).toEqual([{ en: "A gate", np: "ढोका" }, null]);
    const url = `/api/properties/${stored.id}/`;
    const image_descriptions = { image: { en: "" }, featured_image1: { np: "आँगन" } };
    const described = await saved("PATCH", url, { image_descriptions });
    expect(described.pictures.map(({ alt }) => alt)).toEqual([{ np: "ढोका" }, { np: "आँगन" }]);
    const replaced = await saved("PATCH", url, formOf({ image: await pictureFile() }));
    expect(replaced.pictures.map(({ alt }) => alt)).toEqual([null, { np: "आँगन" }]);
  });

  test.each([
    ["image_descriptions", { plan: { en: "A plan" } }],
    ["image_descriptions.image", { image: { fr: "Plan" } }],
    ["image_descriptions.image.en", { image: { en: "x".repeat(301) } }],
    ["image_descriptions.image.np", { image: { np: ["x"] } }],
  ])("are rejected at %s", async (path, image_descriptions) => {
    expect(Object.keys(await problemsOf({ ...propertyFields, image_descriptions }))).toEqual([path]);
  });
});

test("NL4 names are sorted as the language shows them, fallbacks included", async () => {
  await site.database.deleteFrom("properties").execute();
  const { name: _name, address: _address, ...facts } = propertyFields;
  const names = [
    { np: "आँगन" },
    { en: "Zebra House" },
    { en: "Brick house", np: "इँटाको घर" },
    { np: "Aangan" },
  ];
  for (const { en, np } of names)
    await created({
      ...facts,
      translations: {
        en: en ? { name: en, address: "Janakpur" } : {},
        np: np ? { name: np, address: "जनकपुर" } : {},
      },
    });
  const sorted = async (query: string) => {
    const response = await site.app.inject({ url: `/api/properties/?${query}`, headers: admin.headers });
    return pageSchema(propertySchema)
      .parse(response.json())
      .results.map(({ name }) => name);
  };
  const english = ["Aangan", "Brick house", "Zebra House", "आँगन"];
  expect(await sorted("ordering=name")).toEqual(english);
  expect(await sorted("ordering=-name")).toEqual(english.toReversed());
  expect(await sorted("ordering=name&search=janakpur")).toEqual(english);
  expect(await sorted("ordering=name&lang=np")).toEqual(["Aangan", "Zebra House", "आँगन", "इँटाको घर"]);
});

describe("NL5 the filter `untranslated`", () => {
  const ids = async (query: string) => {
    const response = await site.app.inject({ url: `/api/properties/${query}`, headers: admin.headers });
    const page = pageSchema(propertySchema).parse(response.json());
    return { ids: page.results.map(({ id }) => id), count: page.count };
  };

  test("lists what lacks a text in a language, and counts it, for staff", async () => {
    await site.database.deleteFrom("properties").execute();
    const half = await created({ ...propertyFields, translations: { np: { name: "घर" } } });
    const whole = await created({
      ...propertyFields,
      status: "inactive",
      translations: { np: { name: "घर", address: "जनकपुर" } },
    });
    const { name: _name, address: _address, ...facts } = propertyFields;
    const nepaliOnly = await created({ ...facts, translations: { np: nepali } });
    expect(await ids("?untranslated=np")).toEqual({ ids: [half.id], count: 1 });
    expect(await ids("?untranslated=en")).toEqual({ ids: [nepaliOnly.id], count: 1 });
    expect(await ids("?untranslated=np&search=nothing")).toEqual({ ids: [], count: 0 });
    expect((await ids("?untranslated=np&page_size=1&page=2")).count).toBe(1);
    await saved("PATCH", `/api/properties/${whole.id}/`, { description: "New." });
    expect((await ids("?untranslated=np&ordering=name")).ids).toEqual([half.id, whole.id]);
  });

  test("needs a token and a known language", async () => {
    expect((await site.app.inject("/api/properties/?untranslated=np")).statusCode).toBe(401);
    const url = "/api/properties/?untranslated=fr";
    expect((await site.app.inject({ url, headers: admin.headers })).statusCode).toBe(400);
  });
});
