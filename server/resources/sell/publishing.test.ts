import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { type Property, propertySchema } from "#domain/properties/property.ts";
import { type Submission, submissionSchema } from "#domain/sell/submission.ts";
import { sweepMedia } from "#server/platform/media/sweeper.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { submissionFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

/** Values that occur nowhere else, so that a public answer with one of them is a leak. */
const owner = { name: "Unmistakable Owner", email: "unmistakable@owner.test", phone_no: "9807654321" };
const land = {
  ...submissionFields,
  ...owner,
  propert_title: "बाटोमुखी जग्गा",
  description: "Facing the road, near the school.",
  property_type: "Land",
  local_level_id: "223",
  ward: "5",
  property_location: "Shiva Chowk",
  property_price: "1200000",
  price_unit: "kattha",
  land_area: "5 kattha 10 dhur",
  facing: "south",
  road_width: "16",
  road_type: "blacktop",
  lalpurja: "yes",
};

type Fields = Parameters<typeof formOf>[0];
const send = (
  method: "GET" | "POST" | "PATCH" | "DELETE",
  url: string,
  payload?: object,
  by: LoggedIn | null = admin,
) => site.app.inject({ method, url, ...(by && { headers: by.headers }), ...(payload && { payload }) });
async function submit(fields: Fields = {}, pictures = 0): Promise<Submission> {
  const image = await Promise.all(Array.from({ length: pictures }, () => pictureFile()));
  const response = await send("POST", "/sell/", formOf({ ...submissionFields, ...fields, image }), null);
  expect(response.statusCode, response.body).toBe(201);
  return submissionSchema.parse(response.json());
}
async function makeListing(id: number, status = 201): Promise<Property> {
  const response = await send("POST", `/sell/${id}/listing/`);
  expect(response.statusCode, response.body).toBe(status);
  return readListing(response.json().property_id);
}
const readListing = async (id: number) =>
  propertySchema.parse((await send("GET", `/api/properties/${id}/`)).json());
const read = async (id: number) => submissionSchema.parse((await send("GET", `/sell/${id}/`)).json());
const setStatus = async (id: number, status: string) => {
  const response = await send("PATCH", `/api/properties/${id}/`, { status });
  expect(response.statusCode, response.body).toBe(200);
};
const decline = (id: number, reason: string) => send("POST", `/sell/${id}/decline/`, { reason });
/** Whether visitors get the picture, and staff by its signed address. */
async function statusesOf({ key, folder }: Property["pictures"][number]) {
  const [shown, signed] = await Promise.all([
    site.app.inject(`/media/${key}/1080.jpg`),
    site.app.inject(`${folder}/1080.jpg`),
  ]);
  return [shown.statusCode, signed.statusCode];
}
const leadOf = async (id: number) => {
  const { results } = (await send("GET", `/api/leads/?kind=submission&sources=${id}`)).json();
  return leadDetailsSchema.parse((await send("GET", `/api/leads/${results[0].id}/`)).json());
};

describe("LE5: a submission becomes a draft", () => {
  test("with its texts, place, measure as entered, facts, price and unit; its owner is in the private papers only", async () => {
    const { id, property_price } = await submit(land);
    const listing = await makeListing(id);
    expect(listing).toMatchObject({
      status: "draft",
      for_type: "sale",
      property_type: "land",
      price: property_price,
      price_unit: "kattha",
      unit_price: 1_200_000,
      land_area: (await read(id)).land_area,
      local_level_id: 223,
      ward: 5,
      facing: "south",
      road_width: 16,
      road_type: "blacktop",
      lalpurja: "yes",
      submission_id: id,
      translations: {
        np: { name: "बाटोमुखी जग्गा" },
        en: { description: "Facing the road, near the school.", street: "Shiva Chowk" },
      },
    });
    expect(listing.address).toContain("Shiva Chowk");
    expect(property_price).toBe(6_600_000);
    const papers = (await send("GET", `/api/properties/${listing.id}/papers/`)).json();
    expect(papers).toMatchObject({
      owner_name: owner.name,
      owner_email: owner.email,
      owner_phone: owner.phone_no,
      kitta_number: null,
    });
    const views = (await send("GET", `/api/properties/${listing.id}/papers/views/`)).json().results;
    expect(views.map((view: { action: string }) => view.action)).toEqual(["read", "changed"]);
  });

  test("of a house or a flat, without what its owner left out", async () => {
    const house = await makeListing(
      (await submit({ no_of_bedrooms: "4", no_of_bathrooms: "2.5", area: "1950", storeys: "2.5" })).id,
    );
    expect(house).toMatchObject({
      property_type: "house",
      bedrooms: 4,
      bathrooms: 2,
      area: 1950,
      storeys: 2.5,
    });
    const flat = await makeListing((await submit({ property_type: "Apartment" })).id);
    expect(flat).toMatchObject({
      property_type: "apartment",
      bedrooms: 0,
      bathrooms: 0,
      area: 0,
      address: "Janakpurdham, Dhanusha",
    });
    // The editor asks for the missing area.
    const { name, address, price } = flat;
    const saved = await site.app.inject({
      method: "PUT",
      url: `/api/properties/${flat.id}/`,
      headers: admin.headers,
      payload: { name, address, price, property_type: "apartment", status: "active", area: "" },
    });
    expect(Object.keys(saved.json().fields)).toEqual(["area"]);
  });

  test("once: a second press and two at the same moment open the listing that exists", async () => {
    const { id } = await submit(land, 2);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => send("POST", `/sell/${id}/listing/`)));
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(pressed.map((response) => response.json().property_id)).size).toBe(1);
    const again = await makeListing(id, 200);
    expect((await read(id)).property_id).toBe(again.id);
    expect(again.pictures).toHaveLength(2);
    const rows = site.database.selectFrom("properties").select("id").where("submission_id", "=", id);
    expect(await rows.execute()).toHaveLength(1);
  });

  test("one in the trash comes back, with its pictures still hidden", async () => {
    const { id } = await submit(land, 1);
    const listing = await makeListing(id);
    expect((await send("DELETE", `/api/properties/${listing.id}/delete/`)).statusCode).toBe(204);
    expect((await read(id)).property_id).toBeNull();
    const restored = await makeListing(id, 200);
    expect(restored.id).toBe(listing.id);
    for (const picture of restored.pictures) expect(await statusesOf(picture)).toEqual([404, 200]);
  });

  test("of no submission that is missing or deleted, and only for staff", async () => {
    const { id } = await submit();
    expect((await send("POST", `/sell/${id}/listing/`, undefined, null)).statusCode).toBe(401);
    expect((await send("POST", "/sell/999999/listing/")).statusCode).toBe(404);
    await send("DELETE", `/sell/${id}/delete/`);
    expect((await send("POST", `/sell/${id}/listing/`)).statusCode).toBe(404);
  });

  test("belongs to the owner of its lead, and the lead's timeline and the history say who made it", async () => {
    const agent = await logInAs(site, "agent");
    const { id } = await submit();
    expect((await send("POST", `/sell/${id}/listing/`, undefined, agent)).statusCode).toBe(404);
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username})
      where kind = 'submission' and source_id = ${id}`.execute(site.database);
    const made = await send("POST", `/sell/${id}/listing/`, undefined, agent);
    expect(made.statusCode, made.body).toBe(201);
    const { property_id: propertyId } = made.json();
    expect((await send("GET", `/api/properties/${propertyId}/`, undefined, agent)).statusCode).toBe(200);
    expect((await send("GET", `/api/properties/${propertyId}/papers/`, undefined, agent)).statusCode).toBe(
      403,
    );
    const lead = await leadOf(id);
    expect(lead).toMatchObject({ property_id: propertyId, is_new: false, status: "new" });
    expect(lead.events[0]).toMatchObject({ kind: "listing", account: agent.username });
    const history = (await send("GET", `/api/history/sell/${id}/`)).json();
    expect(history.results[0]).toMatchObject({ account: agent.username, action: "update" });
    // An admin gives the listing to somebody else: its former owner does not find it.
    await sql`update properties set owner_id = null where id = ${propertyId}`.execute(site.database);
    expect((await send("POST", `/sell/${id}/listing/`, undefined, agent)).statusCode).toBe(404);
  });
});

describe("LE5: the pictures of a draft", () => {
  test("are copies that stay hidden until it is published, and are hidden again with it", async () => {
    const submission = await submit(land, 3);
    const listing = await makeListing(submission.id);
    const keys = listing.pictures.map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(keys.some((key) => submission.pictures.some((picture) => picture.key === key))).toBe(false);
    const all = (statuses: number[]) => listing.pictures.map(() => statuses);
    const statuses = () => Promise.all(listing.pictures.map(statusesOf));
    expect(await statuses()).toEqual(all([404, 200]));
    await setStatus(listing.id, "active");
    expect(await statuses()).toEqual(all([200, 200]));
    const shown = (await site.app.inject(`/api/properties/${listing.id}/`)).json();
    expect(shown.pictures.map((picture: { key: string }) => picture.key)).toEqual(keys);
    expect(shown.image).toBe(`http://site.test/media/${keys[0]}/1080.jpg`);
    await setStatus(listing.id, "draft");
    expect(await statuses()).toEqual(all([404, 200]));
    const bulk = (change: object) =>
      send("POST", "/api/bulk/", { kind: "properties", ids: [listing.id], change });
    const published = await bulk({ status: "active" });
    expect(await statuses()).toEqual(all([200, 200]));
    const undone = await send("POST", "/api/bulk/undo/", { undo: published.json().undo });
    expect(undone.json()).toEqual({ changed: 1, skipped: 0 });
    expect(await statuses()).toEqual(all([404, 200]));
    // A sweep moves nothing that is right.
    const before = await listPictures(site.media);
    await sweepMedia({ media: site.media, database: site.database, log: pino({ level: "silent" }) });
    expect(await listPictures(site.media)).toEqual(before);
  });

  test("outlive the submission, and the submission keeps its own", async () => {
    const submission = await submit(land, 2);
    const listing = await makeListing(submission.id);
    await setStatus(listing.id, "active");
    const own = (await read(submission.id)).pictures;
    expect(await Promise.all(own.map(statusesOf))).toEqual([
      [404, 200],
      [404, 200],
    ]);
    await send("DELETE", `/sell/${submission.id}/delete/`);
    const purged = await send("POST", "/api/trash/purge/", { rows: [{ kind: "sell", id: submission.id }] });
    expect(purged.statusCode, purged.body).toBe(200);
    expect((await Promise.all(listing.pictures.map(statusesOf))).map(([shown]) => shown)).toEqual([200, 200]);
    expect((await readListing(listing.id)).submission_id).toBeNull();
  });

  test("of a duplicate are hidden with the original, and shown when either is published", async () => {
    const listing = await makeListing((await submit(land, 1)).id);
    const response = await send("POST", `/api/properties/${listing.id}/duplicate/`);
    expect(response.statusCode, response.body).toBe(201);
    const duplicate = propertySchema.parse(response.json());
    const [picture] = duplicate.pictures;
    if (!picture) throw new Error("no picture");
    expect(await statusesOf(picture)).toEqual([404, 200]);
    await setStatus(duplicate.id, "active");
    expect(await statusesOf(picture)).toEqual([200, 200]);
    await setStatus(listing.id, "active");
    await setStatus(listing.id, "draft");
    expect(await statusesOf(picture)).toEqual([200, 200]);
  });

  test("that a crash left without rows are written again, not twice", async () => {
    const submission = await submit(land, 2);
    const stored = await listPictures(site.media);
    await site.database.schema.alterTable("property_papers").renameTo("away").execute();
    expect((await send("POST", `/sell/${submission.id}/listing/`)).statusCode).toBe(500);
    await site.database.schema.alterTable("away").renameTo("property_papers").execute();
    const orphans = (await listPictures(site.media)).filter((name) => !stored.includes(name));
    expect(orphans).toHaveLength(2);
    expect(await read(submission.id)).toMatchObject({ step: "received", property_id: null });
    const listing = await makeListing(submission.id);
    expect(listing.pictures.map(({ key }) => `private/${key}`).sort()).toEqual(orphans);
    expect(await listPictures(site.media)).toHaveLength(stored.length + 2);
  });
});

describe("LE5: where a submission stands", () => {
  test("follows its lead and its listing, whichever way they change", async () => {
    const { id } = await submit();
    const step = async () => (await read(id)).step;
    expect(await step()).toBe("received");
    const { id: leadId } = await leadOf(id);
    await send("POST", `/api/leads/${leadId}/events/`, { kind: "note", text: "Nice." });
    expect(await step()).toBe("received");
    await send("POST", `/api/leads/${leadId}/events/`, { kind: "call", text: "" });
    expect(await step()).toBe("checking");
    const listing = await makeListing(id);
    expect(await step()).toBe("checking");
    await setStatus(listing.id, "active");
    expect(await step()).toBe("published");
    for (const status of ["reserved", "sold", "withdrawn"]) {
      await setStatus(listing.id, status);
      expect([status, await step()]).toEqual([status, "published"]);
    }
    await setStatus(listing.id, "draft");
    expect(await step()).toBe("checking");
    // Only a draft with an area is published with others.
    await send("PATCH", `/api/properties/${listing.id}/`, { area: 900 });
    const bulk = { kind: "properties", ids: [listing.id], change: { status: "active" } };
    const { undo } = (await send("POST", "/api/bulk/", bulk)).json();
    expect(await step()).toBe("published");
    await send("POST", "/api/bulk/undo/", { undo });
    expect(await step()).toBe("checking");
    await setStatus(listing.id, "active");
    expect((await decline(id, "Too late.")).statusCode).toBe(409);
  });

  test("a lost lead is not being checked, and leads change many at once", async () => {
    const first = await submit();
    const second = await submit();
    const ids = [(await leadOf(first.id)).id, (await leadOf(second.id)).id];
    const bulk = (change: object) => send("POST", "/api/bulk/", { kind: "leads", ids, change });
    await bulk({ lead_status: "lost" });
    expect([(await read(first.id)).step, (await read(second.id)).step]).toEqual(["received", "received"]);
    const { undo } = (await bulk({ lead_status: "contacted" })).json();
    expect([(await read(first.id)).step, (await read(second.id)).step]).toEqual(["checking", "checking"]);
    expect((await send("POST", "/api/bulk/undo/", { undo })).json()).toEqual({ changed: 2, skipped: 0 });
  });

  test("declined with a reason that can be changed and taken back; the timeline has all of it", async () => {
    const { id } = await submit();
    const declined = await decline(id, "  Too far from our office.  ");
    expect(declined.json()).toMatchObject({ step: "declined", decline_reason: "Too far from our office." });
    await decline(id, "We know no buyer there.");
    await decline(id, "We know no buyer there.");
    expect(await read(id)).toMatchObject({ step: "declined", decline_reason: "We know no buyer there." });
    const reopened = await send("POST", `/sell/${id}/reopen/`);
    expect(reopened.json()).toMatchObject({ step: "received", decline_reason: "" });
    expect((await send("POST", `/sell/${id}/reopen/`)).statusCode).toBe(200);
    const { events } = await leadOf(id);
    expect(events.map(({ kind, detail }) => [kind, detail.text])).toEqual([
      ["reopened", undefined],
      ["declined", "We know no buyer there."],
      ["declined", "Too far from our office."],
    ]);
    expect((await decline(id, " ")).json().fields.reason[0].code).toBe("required");
    // A draft that is made of it ends that it was declined.
    await decline(id, "No.");
    await makeListing(id);
    expect(await read(id)).toMatchObject({ step: "checking", decline_reason: "" });
  });
});

test("LE5: no visitor learns who owns a published listing, or what was submitted", async () => {
  const { id, status_url: url = "" } = await submit(land, 1);
  const listing = await makeListing(id);
  await setStatus(listing.id, "active");
  const addresses = [
    `/api/properties/${listing.id}/`,
    "/api/properties/",
    `/property/${listing.id}`,
    `/np/property/${listing.id}`,
    "/buy",
    "/",
    "/sitemap.xml",
    "/sitemap/properties-1.xml",
    new URL(url).pathname,
  ];
  for (const address of addresses) {
    const response = await site.app.inject(address);
    expect([address, response.statusCode]).toEqual([address, 200]);
    for (const secret of [...Object.values(owner), "submission_id", "page_seed", "page_hash"])
      expect([address, response.body.includes(secret)]).toEqual([address, false]);
  }
  for (const address of [`/sell/${id}/`, `/api/properties/${listing.id}/papers/`])
    expect((await site.app.inject(address)).statusCode).toBe(401);
});
