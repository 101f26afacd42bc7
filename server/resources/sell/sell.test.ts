import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type Submission, submissionSchema } from "#domain/sell/submission.ts";
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
  name: "Ranjana Karna",
  email: "ranjana@example.com",
  propert_title: "House behind Shiva Chowk",
  property_location: "Shiva Chowk, Janakpur-5",
  property_price: "87,00,000",
  property_type: "House",
  description: "Two storeys, one mango tree.",
};
const mapToText = (fields: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
const submit = (payload: FormData | object) => site.app.inject({ method: "POST", url: "/sell/", payload });
const create = async (payload: FormData | object): Promise<Submission> => {
  const answer = await submit(payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return submissionSchema.parse(answer.json());
};
const list = async (query = "") => {
  const answer = await site.app.inject({ url: `/sell/${query}`, headers: admin.headers });
  return pageSchema(submissionSchema).parse(answer.json());
};

describe("POST /sell/ (API1, SE1, SE2)", () => {
  test("LD3 reads a price in lakh and crore", async () => {
    expect((await create({ ...required, property_price: "८५ लाख" })).property_price).toBe(8_500_000);
    expect((await create({ ...required, property_price: "1.2 crore" })).property_price).toBe(12_000_000);
  });

  test("accepts the whole form from visitors, and returns it to staff with the picture's signed address", async () => {
    const stored = await create(
      formOf({
        ...required,
        phone_no: "९८०००००१०१",
        no_of_bedrooms: "4",
        no_of_bathrooms: "2.5",
        area: "1950",
        image: await pictureFile({ format: "png" }),
      }),
    );
    expect(stored).toMatchObject({
      ...required,
      property_price: 8_700_000,
      phone_no: "9800000101",
      no_of_bedrooms: 4,
      no_of_bathrooms: 2.5,
      area: 1950,
    });
    const key = stored.pictures[0]?.key ?? "";
    // The sender gets the stored picture without an address.
    expect([stored.image, stored.pictures]).toEqual([
      null,
      [expect.not.objectContaining({ folder: expect.anything() })],
    ]);
    const listed = (await list()).results.find(({ id }) => id === stored.id);
    const image = expect.stringMatching(`^http://site.test/private-media/${key}/.+/1080.jpg$`);
    const pictures = [{ ...stored.pictures[0], folder: expect.stringContaining(`/private-media/${key}/`) }];
    const { status_url, ...shown } = stored;
    expect(status_url).toMatch(/^http:\/\/site\.test\/submission\/[\w-]{43}$/);
    expect(listed).toEqual({ ...shown, image, pictures });
  });

  test("re-encodes a picture that is also a web page, and ignores unknown fields (SE4)", async () => {
    const script = "<script>alert(document.domain)</script>";
    const picture = await pictureFile();
    const both = new File([picture, script], "both.html", { type: "text/html" });
    const stored = await create(formOf({ ...required, image: both, status: "approved", id: "7" }));
    expect(Object.keys(stored)).not.toContain("status");
    const key = stored.pictures[0]?.key ?? "";
    const { folder } = (await list()).results.find(({ id }) => id === stored.id)?.pictures[0] ?? {};
    const files = await site.media.read(key);
    expect(files?.size).toBeGreaterThan(0);
    for (const name of files?.keys() ?? []) {
      const { statusCode, rawPayload } = await site.app.inject(`${folder}/${name}`);
      expect([statusCode, rawPayload.includes(script)]).toEqual([200, false]);
    }
  });

  test("LD1: takes land, and returns it to staff", async () => {
    const { id } = await create(formOf({ ...required, property_type: "Land" }));
    expect((await list()).results.find((row) => row.id === id)?.property_type).toBe("Land");
  });

  test("LD2 LD3 LD4: stores land with its measure as typed, its facts and its price per unit", async () => {
    const land = {
      ...required,
      property_type: "Land",
      land_area: "0-4-2-0",
      price_unit: "aana",
      property_price: "४० लाख",
      road_width: "16.5",
      road_type: "blacktop",
      facing: "north_east",
      lalpurja: "in_process",
    };
    const stored = {
      land_area: "0-4-2-0",
      area: 1540.13,
      price_unit: "aana",
      unit_price: 4_000_000,
      property_price: 18_000_000,
      road_width: 16.5,
      road_type: "blacktop",
      facing: "north_east",
      lalpurja: "in_process",
      storeys: null,
    };
    for (const payload of [formOf(land), land]) {
      const { id, ...sent } = await create(payload);
      expect(sent).toMatchObject(stored);
      expect((await list()).results.find((row) => row.id === id)).toMatchObject(stored);
    }
    const codesOf = async (more: object) => {
      const { fields = {} } = problemSchema.parse((await submit({ ...land, ...more })).json());
      return Object.entries(fields).map(([field, [first]]) => [field, first?.code]);
    };
    expect(await codesOf({ land_area: "" })).toEqual([["land_area", "required"]]);
    expect(await codesOf({ land_area: "4-2" })).toEqual([["land_area", "land_measure_ambiguous"]]);
    expect(await codesOf({ facing: "up" })).toEqual([["facing", "choice_invalid"]]);
  });

  test("LD4: ignores facts of other types, and keeps the specified fields of each", async () => {
    const facts = { land_area: "1-5-10", furnishing: "full", parking_cars: 1, lalpurja: "yes", storeys: 2.5 };
    const rooms = { no_of_bedrooms: 3, no_of_bathrooms: 1.5, area: 1200 };
    const none = { land_area: null, furnishing: null, parking_cars: null, lalpurja: null, storeys: null };
    const sent = { ...required, ...facts, ...rooms, price_unit: "kattha" };
    const priced = { price_unit: "total", unit_price: null, property_price: 8_700_000 };
    expect(await create({ ...sent, property_type: "Condo" })).toMatchObject({
      ...none,
      ...rooms,
      ...priced,
      furnishing: "full",
      parking_cars: 1,
    });
    expect(await create(sent)).toMatchObject({
      ...none,
      ...rooms,
      ...priced,
      land_area: "1-5-10",
      storeys: 2.5,
    });
    expect(await create({ ...required, ...rooms, property_type: "Land" })).toMatchObject({
      ...none,
      ...rooms,
    });
  });

  test("stores optional fields that are missing or empty as null", async () => {
    const stored = await create(formOf({ ...required, phone_no: "", area: "", image: new File([], "") }));
    expect(stored).toMatchObject({ phone_no: null, no_of_bedrooms: null, no_of_bathrooms: null, area: null });
    expect(stored).toMatchObject({ image: null, pictures: [] });
  });

  test("names each missing or invalid field (API5)", async () => {
    const answer = await submit(formOf({ no_of_bathrooms: "1.3" }));
    expect(answer.statusCode).toBe(400);
    const { fields } = problemSchema.parse(answer.json());
    expect(Object.keys(fields ?? {}).sort()).toEqual([...Object.keys(required), "no_of_bathrooms"].sort());
  });
});

describe("the place of a submission (PL1, PL2)", () => {
  const codesOf = async (payload: object) => {
    const answer = await submit({ ...required, ...payload });
    expect(answer.statusCode, answer.body).toBe(400);
    const { fields = {} } = problemSchema.parse(answer.json());
    return Object.entries(fields).map(([field, [first]]) => [field, first?.code]);
  };

  test("PL2: a client that sends only the location keeps it as written, without a place", async () => {
    const none = { local_level_id: null, ward: null, street: "" };
    expect(await create(required)).toMatchObject({ ...none, property_location: "Shiva Chowk, Janakpur-5" });
    expect(await create({ ...required, local_level_id: "", ward: "", street: "", place: "" })).toMatchObject(
      none,
    );
  });

  test("PL2: the place that a location names is shown, if none was chosen", async () => {
    expect(await create(required)).toMatchObject({ recognised_place: { local_level_id: 223, ward: 5 } });
    const elsewhere = { ...required, property_location: "behind the station" };
    expect(await create(elsewhere)).toMatchObject({ recognised_place: null });
    expect(await create({ ...required, local_level_id: 414 })).toMatchObject({ recognised_place: null });
  });

  test.each([
    ["Shiva Chowk, Janakpur-5", { ward: "5" }, "Shiva Chowk", 5, "Shiva Chowk, Janakpurdham-5, Dhanusha"],
    ["शिव चोक", { ward: "५" }, "शिव चोक", 5, "शिव चोक, जनकपुरधाम-५, धनुषा"],
    ["Shiva Chowk, Janakpur-5", {}, "Shiva Chowk", 5, "Shiva Chowk, Janakpurdham-5, Dhanusha"],
    [
      "Janakpur",
      { street: "Bhanu Chowk", ward: 4 },
      "Bhanu Chowk",
      4,
      "Bhanu Chowk, Janakpurdham-4, Dhanusha",
    ],
    ["behind the station", {}, "behind the station", null, "behind the station, Janakpurdham, Dhanusha"],
  ])("PL2: composes the location of %s with %j", async (location, fields, street, ward, composed) => {
    const stored = await create(
      formOf({ ...required, property_location: location, local_level_id: "223", ...mapToText(fields) }),
    );
    expect(stored).toMatchObject({ local_level_id: 223, ward, street, property_location: composed });
    expect((await list()).results.find(({ id }) => id === stored.id)).toMatchObject({ street, ward });
  });

  test("PL1: reads a place in words, in either script", async () => {
    const place = { local_level_id: 223, ward: 4 };
    expect(await create({ ...required, place: "janakpur-4" })).toMatchObject(place);
    expect(await create({ ...required, place: "जनकपुरधाम-४, धनुषा" })).toMatchObject(place);
    expect(await create({ ...required, place: "janakpur", ward: "4" })).toMatchObject(place);
    expect(await create({ ...required, place: "Madi-3", local_level_id: "89" })).toMatchObject({
      local_level_id: 89,
      ward: 3,
    });
  });

  test("PL1: rejects unknown and ambiguous places, and wards that do not exist there", async () => {
    expect(await codesOf({ local_level_id: "754" })).toEqual([["local_level_id", "place_unknown"]]);
    expect(await codesOf({ local_level_id: "x" })).toEqual([["local_level_id", "number_invalid"]]);
    expect(await codesOf({ local_level_id: 223, ward: 26 })).toEqual([["ward", "ward_unknown"]]);
    expect(await codesOf({ local_level_id: 223, ward: 0 })).toEqual([["ward", "too_small"]]);
    expect(await codesOf({ local_level_id: 223, place: "Janakpur-26" })).toEqual([["place", "ward_unknown"]]);
    expect(await codesOf({ ward: 4 })).toEqual([["ward", "place_missing"]]);
    expect(await codesOf({ place: "Madi" })).toEqual([["place", "place_unknown"]]);
    expect(await codesOf({ place: "janakpur-26" })).toEqual([["place", "ward_unknown"]]);
    expect(await codesOf({ place: "janakpur", ward: 26 })).toEqual([["ward", "ward_unknown"]]);
    expect(await codesOf({ street: "two\nlines" })).toEqual([["street", "one_line"]]);
  });

  test("PL1 LD4: the previous version's inserts, which know no place and no facts, still work", async () => {
    const { id } = await site.database
      .insertInto("sell_submissions")
      .values({ ...required, property_price: 1, property_type: "House" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await list()).results.find((row) => row.id === id)).toMatchObject({
      local_level_id: null,
      street: "",
      price_unit: "total",
      land_area: null,
    });
  });
});

describe("GET /sell/ (API1, API3, API4)", () => {
  test("returns a page of the newest submissions, to admins only", async () => {
    await create(required);
    const newest = await create({ ...required, name: "Newest" });
    const page = await list("?page_size=1");
    const { status_url: _, ...shown } = newest;
    expect(page.results).toEqual([shown]);
    expect(page.next).toBe("http://site.test/sell/?page_size=1&page=2");
    expect((await site.app.inject("/sell/")).statusCode).toBe(401);
  });

  test("LE5: lists and exports those of a step", async () => {
    const declined = await create(required);
    const received = await create({ ...required, propert_title: "Plot at the pond" });
    const url = `/sell/${declined.id}/decline/`;
    const reason = { reason: "The river takes it." };
    await site.app.inject({ method: "POST", url, headers: admin.headers, payload: reason });
    const page = await list("?step=declined");
    expect([page.count, page.results.map(({ id }) => id)]).toEqual([1, [declined.id]]);
    expect((await list("?step=received")).results.map(({ id }) => id)).toContain(received.id);
    expect((await list("?step=received")).results.map(({ step }) => step)).not.toContain("declined");
    const get = (path: string) => site.app.inject({ url: path, headers: admin.headers });
    const table = (await get("/sell/export.csv?step=declined")).body;
    expect([table.includes(required.propert_title), table.includes("Plot at the pond")]).toEqual([
      true,
      false,
    ]);
    expect((await get("/sell/?step=gone")).statusCode).toBe(400);
    expect((await site.app.inject("/sell/?step=declined")).statusCode).toBe(401);
  });

  test("NL1: redirects browsers to the page /sell in their language, in one hop, and keeps the query", async () => {
    const headers = { accept: "text/html,application/xhtml+xml" };
    for (const [url, cookie, location] of [
      ["/sell/?x=1", "", "/sell?x=1"],
      ["/sell/?x=1&lang=np", "", "/np/sell?x=1"],
      ["/sell/?x=1", "language=np", "/np/sell?x=1"],
    ] as const) {
      const answer = await site.app.inject({ url, headers: { ...headers, cookie } });
      expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
    const staff = await site.app.inject({ url: "/sell/", headers: { ...headers, ...admin.headers } });
    expect(staff.statusCode).toBe(200);
  });
});

describe("deleting a submission (API1, API2)", () => {
  test.each(["delete/", ""])(
    "DELETE /sell/{id}/%s returns 204, then 404, and removes the submission from the list",
    async (end) => {
      const { id } = await create(formOf({ ...required, image: await pictureFile() }));
      const call = () =>
        site.app.inject({ method: "DELETE", url: `/sell/${id}/${end}`, headers: admin.headers });
      expect((await call()).statusCode).toBe(204);
      expect((await call()).statusCode).toBe(404);
      expect((await list()).results.map((submission) => submission.id)).not.toContain(id);
    },
  );
});
