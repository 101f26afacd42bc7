import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logInAs } from "#server/testing/log-in.ts";
import { landFields, landOwner, openSellClient, type SellClient } from "#server/testing/sell-client.ts";

let sell: SellClient;
beforeAll(async () => {
  sell = await openSellClient();
});
afterAll(() => sell.site.close());

describe("LE5: a submission becomes a draft", () => {
  test("with its texts, place, measure as entered, facts, price and unit; its owner is in the private papers only", async () => {
    const { id, property_price } = await sell.submit(landFields);
    const listing = await sell.makeListing(id);
    expect(listing).toMatchObject({
      status: "draft",
      for_type: "sale",
      property_type: "land",
      price: property_price,
      price_unit: "kattha",
      unit_price: 1_200_000,
      land_area: (await sell.read(id)).land_area,
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
    const papers = (await sell.send("GET", `/api/properties/${listing.id}/papers/`)).json();
    expect(papers).toMatchObject({
      owner_name: landOwner.name,
      owner_email: landOwner.email,
      owner_phone: landOwner.phone_no,
      kitta_number: null,
    });
    const views = (await sell.send("GET", `/api/properties/${listing.id}/papers/views/`)).json().results;
    expect(views.map((view: { action: string }) => view.action)).toEqual(["read", "changed"]);
  });

  test("of a house or a flat, without what its owner left out", async () => {
    const house = await sell.makeListing(
      (await sell.submit({ no_of_bedrooms: "4", no_of_bathrooms: "2.5", area: "1950", storeys: "2.5" })).id,
    );
    expect(house).toMatchObject({
      property_type: "house",
      bedrooms: 4,
      bathrooms: 2,
      area: 1950,
      storeys: 2.5,
    });
    const flat = await sell.makeListing((await sell.submit({ property_type: "Apartment" })).id);
    expect(flat).toMatchObject({
      property_type: "apartment",
      bedrooms: 0,
      bathrooms: 0,
      area: 0,
      address: "Janakpurdham, Dhanusha",
    });
    // The editor asks for the missing area.
    const { name, address, price } = flat;
    const saved = await sell.site.app.inject({
      method: "PUT",
      url: `/api/properties/${flat.id}/`,
      headers: sell.admin.headers,
      payload: { name, address, price, property_type: "apartment", status: "active", area: "" },
    });
    expect(Object.keys(saved.json().fields)).toEqual(["area"]);
  });

  test("once: a second press and two at the same moment open the listing that exists", async () => {
    const { id } = await sell.submit(landFields, 2);
    const pressed = await Promise.all([1, 2, 3, 4].map(() => sell.send("POST", `/sell/${id}/listing/`)));
    expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(pressed.map((response) => response.json().property_id)).size).toBe(1);
    const again = await sell.makeListing(id, 200);
    expect((await sell.read(id)).property_id).toBe(again.id);
    expect(again.pictures).toHaveLength(2);
    const rows = sell.site.database.selectFrom("properties").select("id").where("submission_id", "=", id);
    expect(await rows.execute()).toHaveLength(1);
  });

  test("one in the trash comes back, with its pictures still hidden", async () => {
    const { id } = await sell.submit(landFields, 1);
    const listing = await sell.makeListing(id);
    expect((await sell.send("DELETE", `/api/properties/${listing.id}/delete/`)).statusCode).toBe(204);
    expect((await sell.read(id)).property_id).toBeNull();
    const restored = await sell.makeListing(id, 200);
    expect(restored.id).toBe(listing.id);
    for (const picture of restored.pictures) expect(await sell.statusesOf(picture)).toEqual([404, 200]);
  });

  test("of no submission that is missing or deleted, and only for staff", async () => {
    const { id } = await sell.submit();
    expect((await sell.send("POST", `/sell/${id}/listing/`, undefined, null)).statusCode).toBe(401);
    expect((await sell.send("POST", "/sell/999999/listing/")).statusCode).toBe(404);
    await sell.send("DELETE", `/sell/${id}/delete/`);
    expect((await sell.send("POST", `/sell/${id}/listing/`)).statusCode).toBe(404);
  });

  test("belongs to the owner of its lead, and the lead's timeline and the history say who made it", async () => {
    const agent = await logInAs(sell.site, "agent");
    const { id } = await sell.submit();
    expect((await sell.send("POST", `/sell/${id}/listing/`, undefined, agent)).statusCode).toBe(404);
    await sql`update leads set owner_id = (select id from accounts where username = ${agent.username})
      where kind = 'submission' and source_id = ${id}`.execute(sell.site.database);
    const made = await sell.send("POST", `/sell/${id}/listing/`, undefined, agent);
    expect(made.statusCode, made.body).toBe(201);
    const { property_id: propertyId } = made.json();
    expect((await sell.send("GET", `/api/properties/${propertyId}/`, undefined, agent)).statusCode).toBe(200);
    expect(
      (await sell.send("GET", `/api/properties/${propertyId}/papers/`, undefined, agent)).statusCode,
    ).toBe(403);
    const lead = await sell.leadOf(id);
    expect(lead).toMatchObject({ property_id: propertyId, is_new: false, status: "new" });
    expect(lead.events[0]).toMatchObject({ kind: "listing", account: agent.username });
    const history = (await sell.send("GET", `/api/history/sell/${id}/`)).json();
    expect(history.results[0]).toMatchObject({ account: agent.username, action: "update" });
    // An admin gives the listing to somebody else: its former owner does not find it.
    await sql`update properties set owner_id = null where id = ${propertyId}`.execute(sell.site.database);
    expect((await sell.send("POST", `/sell/${id}/listing/`, undefined, agent)).statusCode).toBe(404);
  });
});

describe("LE5: where a submission stands", () => {
  test("follows its lead and its listing, whichever way they change", async () => {
    const { id } = await sell.submit();
    const step = async () => (await sell.read(id)).step;
    expect(await step()).toBe("received");
    const { id: leadId } = await sell.leadOf(id);
    await sell.send("POST", `/api/leads/${leadId}/events/`, { kind: "note", text: "Nice." });
    expect(await step()).toBe("received");
    await sell.send("POST", `/api/leads/${leadId}/events/`, { kind: "call", text: "" });
    expect(await step()).toBe("checking");
    const listing = await sell.makeListing(id);
    expect(await step()).toBe("checking");
    await sell.setStatus(listing.id, "active");
    expect(await step()).toBe("published");
    for (const status of ["reserved", "sold", "withdrawn"]) {
      await sell.setStatus(listing.id, status);
      expect([status, await step()]).toEqual([status, "published"]);
    }
    await sell.setStatus(listing.id, "draft");
    expect(await step()).toBe("checking");
    // Only a draft with an area is published with others.
    await sell.send("PATCH", `/api/properties/${listing.id}/`, { area: 900 });
    const bulk = { kind: "properties", ids: [listing.id], change: { status: "active" } };
    const { undo } = (await sell.send("POST", "/api/bulk/", bulk)).json();
    expect(await step()).toBe("published");
    await sell.send("POST", "/api/bulk/undo/", { undo });
    expect(await step()).toBe("checking");
    await sell.setStatus(listing.id, "active");
    expect((await sell.decline(id, "Too late.")).statusCode).toBe(409);
  });

  test("a lost lead is not being checked, and leads change many at once", async () => {
    const first = await sell.submit();
    const second = await sell.submit();
    const ids = [(await sell.leadOf(first.id)).id, (await sell.leadOf(second.id)).id];
    const bulk = (change: object) => sell.send("POST", "/api/bulk/", { kind: "leads", ids, change });
    await bulk({ lead_status: "lost" });
    expect([(await sell.read(first.id)).step, (await sell.read(second.id)).step]).toEqual([
      "received",
      "received",
    ]);
    const { undo } = (await bulk({ lead_status: "contacted" })).json();
    expect([(await sell.read(first.id)).step, (await sell.read(second.id)).step]).toEqual([
      "checking",
      "checking",
    ]);
    expect((await sell.send("POST", "/api/bulk/undo/", { undo })).json()).toEqual({ changed: 2, skipped: 0 });
  });

  test("declined with a reason that can be changed and taken back; the timeline has all of it", async () => {
    const { id } = await sell.submit();
    const declined = await sell.decline(id, "  Too far from our office.  ");
    expect(declined.json()).toMatchObject({ step: "declined", decline_reason: "Too far from our office." });
    await sell.decline(id, "We know no buyer there.");
    await sell.decline(id, "We know no buyer there.");
    expect(await sell.read(id)).toMatchObject({
      step: "declined",
      decline_reason: "We know no buyer there.",
    });
    const reopened = await sell.send("POST", `/sell/${id}/reopen/`);
    expect(reopened.json()).toMatchObject({ step: "received", decline_reason: "" });
    expect((await sell.send("POST", `/sell/${id}/reopen/`)).statusCode).toBe(200);
    const { events } = await sell.leadOf(id);
    expect(events.map(({ kind, detail }) => [kind, detail.text])).toEqual([
      ["reopened", undefined],
      ["declined", "We know no buyer there."],
      ["declined", "Too far from our office."],
    ]);
    expect((await sell.decline(id, " ")).json().fields.reason[0].code).toBe("required");
    // A draft that is made of it ends that it was declined.
    await sell.decline(id, "No.");
    await sell.makeListing(id);
    expect(await sell.read(id)).toMatchObject({ step: "checking", decline_reason: "" });
  });
});

test("LE5: no visitor learns who owns a published listing, or what was submitted", async () => {
  const { id, status_url: url = "" } = await sell.submit(landFields, 1);
  const listing = await sell.makeListing(id);
  await sell.setStatus(listing.id, "active");
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
    const response = await sell.site.app.inject(address);
    expect([address, response.statusCode]).toEqual([address, 200]);
    for (const secret of [...Object.values(landOwner), "submission_id", "page_seed", "page_hash"])
      expect([address, response.body.includes(secret)]).toEqual([address, false]);
  }
  for (const address of [`/sell/${id}/`, `/api/properties/${listing.id}/papers/`])
    expect((await sell.site.app.inject(address)).statusCode).toBe(401);
});
