import { afterAll, beforeAll, expect, test } from "vitest";
import { leadDetailsSchema } from "#domain/leads/lead.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { sampleProperty } from "#server/testing/sample-rows.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp({ SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "office@site.test" });
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
});
afterAll(() => site.close());

const caller = {
  channel: "telephone",
  name: "Sita Karna",
  phone: "९८०१२३४५६७",
  text: "Looks for a plot\nin Ward 7",
  language: "np",
};
const send = (fields: object, by = admin, headers: object = {}) =>
  site.app.inject({
    method: "POST",
    url: "/api/leads/",
    headers: { ...by.headers, ...headers },
    payload: { ...caller, ...fields },
  });
async function add(fields: object = {}, by = admin) {
  const response = await send(fields, by);
  expect(response.statusCode, response.body).toBe(201);
  return leadDetailsSchema.parse(response.json());
}
async function idOf({ username }: LoggedIn) {
  const account = site.database.selectFrom("accounts").select("id").where("username", "=", username);
  return (await account.executeTakeFirstOrThrow()).id;
}
const countLeads = async () => (await site.database.selectFrom("leads").select("id").execute()).length;

test("LE1: staff add a lead by hand, which is listed as such, promises nothing and sends no mail to the person", async () => {
  const propertyId = await insertProperty(site.database);
  const lead = await add({
    email: "sita@example.com",
    property_id: propertyId,
    next_step: "Show the plot",
    next_step_on: "2027-01-05",
  });
  expect(lead).toMatchObject({
    kind: "enquiry",
    channel: "telephone",
    status: "new",
    is_new: false,
    name: "Sita Karna",
    phone: "9801234567",
    about: sampleProperty.name,
    text: caller.text,
    property_id: propertyId,
    language: "np",
    added_by: admin.username,
    owner: null,
    next_step: "Show the plot",
    next_step_on: "2027-01-05",
    promised_until: null,
    person: { phone: "+9779801234567", email: "sita@example.com" },
  });
  const { results } = (await site.app.inject({ url: "/api/leads/", headers: admin.headers })).json();
  expect(results).toMatchObject([{ id: lead.id, channel: "telephone" }]);
  expect(await site.database.selectFrom("mails").selectAll().execute()).toEqual([]);
  expect(await site.database.selectFrom("lead_notices").selectAll().execute()).toEqual([]);
});

test("LE2: it joins the person of a visitor's lead with the same number", async () => {
  const enquiry = { kind: "enquiry", name: "Hari", phone: "9807000001", message: "Is it free?" };
  await site.app.inject({ method: "POST", url: "/api/enquiries/", payload: enquiry });
  const lead = await add({ name: "", phone: "+977 980 700 0001" });
  expect(lead.person?.name).toBe("Hari");
  expect(lead.other_leads).toMatchObject([{ name: "Hari", channel: "web" }]);
});

test("LE1: what lists show of it is its first line if there is no listing", async () => {
  expect((await add()).about).toBe("Looks for a plot");
});

test("LE1: needs a number or an address, a text or a listing, and a way of coming", async () => {
  const fieldsOf = async (fields: object) => {
    const response = await send(fields);
    expect(response.statusCode).toBe(400);
    return response.json().fields;
  };
  expect(await fieldsOf({ phone: "", text: "" })).toEqual({
    phone: [expect.objectContaining({ code: "required" })],
    text: [expect.objectContaining({ code: "required" })],
  });
  expect(await fieldsOf({ channel: "web" })).toMatchObject({ channel: [{ code: "choice_invalid" }] });
  expect(await fieldsOf({ property_id: 999_999 })).toMatchObject({
    property_id: [{ code: "choice_invalid" }],
  });
  expect(await fieldsOf({ owner_id: 999_999 })).toMatchObject({ owner_id: [{ code: "choice_invalid" }] });
  expect(await fieldsOf({ next_step_on: "2083-13-40" })).toMatchObject({
    next_step_on: [{ code: "date_invalid" }],
  });
});

test("LE1: a repeated request with the same idempotency key adds one lead", async () => {
  const before = await countLeads();
  const key = { "idempotency-key": "pressed-twice" };
  const answers = await Promise.all([1, 2, 3].map(() => send({}, admin, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await countLeads()).toBe(before + 1);
  expect((await send({ text: "Another" }, admin, key)).statusCode).toBe(422);
});

test("LE8: an agent owns what they add, gives none away, and names no colleague's draft", async () => {
  const own = await add({}, agent);
  expect(own).toMatchObject({ owner: agent.username, added_by: agent.username, is_new: false });
  expect((await send({ owner_id: await idOf(admin) }, agent)).statusCode).toBe(403);
  const draft = { status: "draft", owner_id: await idOf(admin) } as const;
  const propertyId = await insertProperty(site.database, draft);
  expect((await send({ property_id: propertyId }, agent)).json()).toMatchObject({
    fields: { property_id: [{ code: "choice_invalid" }] },
  });
  await add({ property_id: propertyId });
});

test("LE8: an owner that an admin chooses is told, and it is new for them", async () => {
  const email = `${agent.username}@example.com`;
  const owner_id = await idOf(agent);
  await site.database.updateTable("accounts").set({ email }).where("id", "=", owner_id).execute();
  expect(await add({ owner_id })).toMatchObject({ owner: agent.username, is_new: true });
  const mails = await site.database.selectFrom("mails").select(["to_address", "kind"]).execute();
  expect(mails).toEqual([{ to_address: email, kind: "lead" }]);
});

test("LE6: it is deleted and restored like what visitors send", async () => {
  const lead = await add();
  const url = `/api/enquiries/${lead.source_id}/`;
  const call = (method: "DELETE" | "POST", path: string) =>
    site.app.inject({ method, url: `${url}${path}`, headers: admin.headers });
  expect((await call("DELETE", "delete/")).statusCode).toBe(204);
  const find = () => site.app.inject({ url: `/api/leads/${lead.id}/`, headers: admin.headers });
  expect((await find()).statusCode).toBe(404);
  expect((await call("POST", "restore/")).statusCode).toBe(200);
  expect((await find()).statusCode).toBe(200);
});
