import { afterAll, beforeAll, expect, test } from "vitest";
import { foundListSchema, maxFound } from "#domain/find/find.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { messageFields, propertyFields } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const walkIn = { text: "A plot", channel: "walk_in", language: "np" };

let site: TestApp;
let admin: LoggedIn;
let agent: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  agent = await logInAs(site, "agent");
  for (let number = 0; number < maxFound + 2; number += 1)
    await call("/api/properties/create/", { ...propertyFields, name: `House by the pond ${number}` });
  await call("/api/leads/", { ...walkIn, name: "Asha Thapa", phone: "9801234567" });
  await site.app.inject({
    method: "POST",
    url: "/messages/create/",
    payload: { ...messageFields, name: "Bimal", email: "bimal@example.com" },
  });
});
afterAll(() => site.close());

async function call(url: string, payload: object) {
  const sent = await site.app.inject({ method: "POST", url, headers: admin.headers, payload });
  expect(sent.statusCode, sent.body).toBe(201);
  return sent;
}

async function idOf({ username }: LoggedIn): Promise<number> {
  const account = site.database.selectFrom("accounts").select("id").where("username", "=", username);
  return (await account.executeTakeFirstOrThrow()).id;
}

async function find(q: string, by: LoggedIn = admin) {
  const response = await site.app.inject({
    url: `/api/find/?${new URLSearchParams({ q })}`,
    headers: by.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return foundListSchema.parse(response.json()).results;
}

const kindsOf = (found: readonly Readonly<{ kind: string; title: string }>[]) =>
  found.map(({ kind, title }) => `${kind}: ${title}`);

test("DY3: people are found by name in both scripts, by e-mail and by their number in any spelling, and their leads with them", async () => {
  for (const text of [
    "asha",
    "Thapa Asha",
    "आशा",
    "9801234567",
    "980-1234567",
    "+977 980 1234567",
    "९८०१२३४५६७",
    "98012",
  ])
    expect(kindsOf(await find(text)), text).toEqual(["people: Asha Thapa", "leads: Asha Thapa"]);
  expect(kindsOf(await find("bimal@example.com"))).toEqual(["people: Bimal", "leads: Bimal"]);
  expect((await find("asha"))[0]).toMatchObject({ text: "9801234567" });
});

test("DY3: quotes and backslashes of an e-mail break nothing", async () => {
  await call("/api/leads/", { ...walkIn, name: "Nora", phone: "9807777777", email: "o'nora@example.com" });
  expect(kindsOf(await find("o'nora@exa"))).toEqual(["people: Nora", "leads: Nora"]);
  for (const text of ["a\\'b@c", "\\\\@", "'':*&|@"]) expect(await find(text), text).toEqual([]);
});

test("DY3: a person leads to all of their leads, also those of another number", async () => {
  for (const phone of ["9802222221", "9802222222"])
    await call("/api/leads/", { ...walkIn, name: "Kamala", phone, email: "kamala@example.com" });
  const [person, ...others] = await find("9802222222");
  expect(person).toMatchObject({ kind: "people", title: "Kamala" });
  expect(others.map(({ kind }) => kind)).toEqual(["leads", "leads"]);
  const leads = await site.app.inject({ url: `/api/leads/?person=${person?.id}`, headers: admin.headers });
  expect(leads.json().results.map((row: { name: string }) => row.name)).toEqual(["Kamala", "Kamala"]);
  const nobody = await site.app.inject({ url: "/api/leads/?person=999999", headers: admin.headers });
  expect(nobody.json().count).toBe(0);
});

test("DY3 LE2: what staff call a person finds them at once, and the name before no longer does", async () => {
  await call("/api/leads/", { ...walkIn, name: "Rita", phone: "9803333333" });
  const [person] = await find("9803333333");
  for (const name of ["Ritu Didi", ""]) {
    const named = await site.app.inject({
      method: "PATCH",
      url: `/api/people/${person?.id}/`,
      headers: admin.headers,
      payload: { name },
    });
    expect(named.statusCode, named.body).toBe(200);
    expect(kindsOf(await find("didi"))).toEqual(name ? ["people: Ritu Didi", "leads: Ritu Didi"] : []);
  }
});

test("DY3: leads are found by what they are about and by their next step, in both scripts", async () => {
  const lead = await call("/api/leads/", { ...walkIn, name: "Om", phone: "9804444444" });
  const change = { next_step: "लालपुर्जा पठाउने" };
  const url = `/api/leads/${lead.json().id}/`;
  expect(
    (await site.app.inject({ method: "PATCH", url, headers: admin.headers, payload: change })).statusCode,
  ).toBe(200);
  expect(kindsOf(await find("लालपुर्जा"))).toEqual(["leads: Om"]);
  expect(kindsOf(await find(messageFields.subject))).toEqual(["leads: Bimal"]);
});

test("DY3: listings are found, a few of each kind; one letter finds nothing", async () => {
  const found = await find("pond");
  expect(found).toHaveLength(maxFound);
  expect(found[0]).toMatchObject({ kind: "listings" });
  expect(await find("p")).toEqual([]);
});

test("DY3 LE8: agents find only what is theirs", async () => {
  expect(await find("pond", agent)).toEqual([]);
  for (const text of ["9801234567", "asha"]) expect(await find(text, agent), text).toEqual([]);
  const lead = await call("/api/leads/", {
    ...walkIn,
    name: "Mina",
    phone: "9805555555",
    email: "mina@example.com",
  });
  await call("/api/leads/", { ...walkIn, name: "Mina Sah", phone: "9806666666", email: "mina@example.com" });
  const owner_id = await idOf(agent);
  const url = `/api/leads/${lead.json().id}/`;
  await site.app.inject({ method: "PATCH", url, headers: admin.headers, payload: { owner_id } });
  expect(kindsOf(await find("mina", agent))).toEqual(["people: Mina", "leads: Mina"]);
  // What only the lead of a colleague says is not found.
  for (const text of ["sah", "9806666666"]) expect(await find(text, agent), text).toEqual([]);
  expect((await site.app.inject("/api/find/?q=pond")).statusCode).toBe(401);
});
