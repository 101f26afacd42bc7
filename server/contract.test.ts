import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { suggestionsSchema } from "#domain/search/suggestions.ts";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { settingsNames } from "#domain/settings/settings.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { DocumentedApi } from "#server/testing/documented-api.ts";
import { insertProperty } from "#server/testing/insert-property.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import {
  messageFields,
  projectFields,
  propertyFields,
  serviceRequestFields,
  submissionFields,
  threePictures,
} from "#server/testing/sample-forms.ts";
import { freePort } from "#server/testing/server-process.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createAccount } from "./platform/session/accounts.ts";

/** Calls every row of section 7 of the specification over HTTP and compares each response with the API documentation. */
let site: TestApp;
let origin: string;
let documented: DocumentedApi;
let access: string;
let refresh: string;
const calledOperations = new Set<string>();

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  site = await createTestApp({ PUBLIC_URL: origin });
  await createAccount(site.database, { username: "admin", password: "a long password", isAdmin: true });
  await site.app.listen({ host: "127.0.0.1", port });
  documented = new DocumentedApi(site.app);
});
afterAll(() => site.close());

type Call = Readonly<{ form?: FormData; json?: object; scan?: Buffer; as?: "admin" | "visitor" }>;

async function call(method: string, path: string, { form, json, scan, as = "admin" }: Call = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(as === "admin" && access && { authorization: `Bearer ${access}` }),
      ...(json && { "content-type": "application/json" }),
      ...(scan && { "content-type": "application/octet-stream", "x-file-name": "lalpurja.pdf" }),
    },
    body: form ?? (json ? JSON.stringify(json) : scan ? new Uint8Array(scan) : null),
  });
  const text = await response.text();
  const { pathname } = new URL(path, origin);
  documented.expectDocumented(method, pathname, {
    status: response.status,
    type: response.headers.get("content-type"),
    text,
  });
  const named = pathname
    .replace(/\/(?:\d+|[\da-f]{8}-[-\da-f]+)\//, "/{id}/")
    .replace(/\/scans\/[^/]+\//, "/scans/{scan}/")
    .replace(/\/history\/[a-z-]+\/\{id\}\/(?:\d+\/)?/, (path) =>
      /\d\/$/.test(path) ? "/history/{kind}/{id}/{entry}/" : "/history/{kind}/{id}/",
    );
  calledOperations.add(`${method} ${named}`);
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

const statusOf = async (url: string) => (await fetch(url)).status;

describe("session", () => {
  test("POST /api/token/ returns both tokens, or an error with a detail (API1)", async () => {
    const wrong = await call("POST", "/api/token/", { json: { username: "admin", password: "no" } });
    expect([wrong.status, wrong.body.detail]).toEqual([401, "Invalid username or password."]);
    const { status, body } = await call("POST", "/api/token/", {
      json: { username: "admin", password: "a long password" },
    });
    expect([status, Object.keys(body).sort()]).toEqual([200, ["access", "refresh"]]);
    ({ access, refresh } = body);
  });

  test("POST /api/token/refresh/ returns a new access token (API1)", async () => {
    const { body } = await call("POST", "/api/token/refresh/", { json: { refresh }, as: "visitor" });
    expect(Object.keys(body)).toEqual(["access"]);
    const rotated = await call("POST", "/api/token/refresh/", {
      json: { refresh, rotate: true },
      as: "visitor",
    });
    expect(Object.keys(rotated.body)).toEqual(["access", "refresh"]);
    access = body.access;
    expect((await call("GET", "/api/check-admin/")).body).toEqual({ is_admin: true });
  });

  test("GET /api/profile/ returns the account (API1)", async () => {
    expect((await call("GET", "/api/profile/")).body).toMatchObject({ username: "admin", is_admin: true });
    expect((await call("GET", "/api/check-admin/", { as: "visitor" })).status).toBe(401);
  });
});

describe("properties", () => {
  const create = async (path: string) => {
    const [image, featured_image1, featured_image2] = await threePictures();
    if (!image || !featured_image1 || !featured_image2) throw new Error("three pictures are needed");
    const features = (await call("GET", "/api/features/", { as: "visitor" })).body.results;
    const form = formOf({
      ...propertyFields,
      description: "Two floors.",
      bedrooms: "3",
      bathrooms: "2",
      is_featured: "true",
      property_type: "house",
      for_type: "sale",
      status: "active",
      features: [String(features[0].id)],
      custom_features: '["Mango tree, old"]',
      image,
      featured_image1,
      featured_image2,
    });
    const { status, body } = await call("POST", path, { form });
    expect(status).toBe(201);
    return body;
  };

  const withoutStaffFields = (stored: Record<string, unknown>) => {
    const { owner_id: _, submission_id: __, approval: ___, ...shown } = stored;
    return shown;
  };

  test.each(["/api/properties/create/", "/api/properties/"])(
    "POST %s with three pictures stores them, and their URLs work (API1, API2, API6)",
    async (path) => {
      const stored = await create(path);
      const { body } = await call("GET", `/api/properties/${stored.id}/`, { as: "visitor" });
      expect(body).toEqual(withoutStaffFields(stored));
      expect(body.feature_names).toEqual(["Parking"]);
      const urls = [body.image, body.featured_image1, body.featured_image2];
      expect(urls.every((url) => url.startsWith(`${origin}/media/`))).toBe(true);
      expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
      expect((await call("GET", `/api/properties/${stored.id}/changes/`)).body).toEqual([]);
      expect((await call("DELETE", `/api/properties/${stored.id}/delete/`)).status).toBe(204);
      expect(await Promise.all(urls.map(statusOf))).toEqual([404, 404, 404]);
      expect((await call("GET", `/api/properties/${stored.id}/`)).status).toBe(404);
      const restore = `/api/properties/${stored.id}/restore/`;
      expect((await call("POST", restore, { as: "visitor" })).status).toBe(401);
      expect((await call("POST", restore)).body).toEqual(stored);
      expect(await Promise.all(urls.map(statusOf))).toEqual([200, 200, 200]);
      expect((await call("POST", restore)).status).toBe(404);
    },
  );

  test("what does not wait for approval stays as it is (LE8)", async () => {
    const stored = await create("/api/properties/create/");
    expect((await call("POST", `/api/properties/${stored.id}/approve/`)).body).toEqual(stored);
    const sendBack = `/api/properties/${stored.id}/send-back/`;
    expect((await call("POST", sendBack, { json: { reason: "No." } })).status).toBe(409);
    expect((await call("POST", sendBack, { json: { reason: "No." }, as: "visitor" })).status).toBe(401);
  });

  test("GET /api/properties/ returns a page, filtered by status and for_type (API1, API3)", async () => {
    const stored = await create("/api/properties/create/");
    for (const query of ["", "?status=active", "?status=active&for_type=buy", "?for_type=sale&page=1"]) {
      const { body } = await call("GET", `/api/properties/${query}`, { as: "visitor" });
      expect(body.results).toContainEqual(withoutStaffFields(stored));
    }
    expect((await call("GET", "/api/properties/?for_type=rent")).body.results).toEqual([]);
    expect((await call("GET", "/api/properties/?for_type=lease")).status).toBe(400);
  });

  test.each([
    ["PUT", "update/"],
    ["PATCH", ""],
    ["PUT", ""],
  ])("%s /api/properties/{id}/%s changes it and keeps its pictures (API1, API2)", async (method, end) => {
    const stored = await create("/api/properties/create/");
    const path = `/api/properties/${stored.id}/${end}`;
    const { status, body } = await call(method, path, {
      form: formOf({ ...propertyFields, name: "Renamed" }),
    });
    expect([status, body.name, body.image]).toEqual([200, "Renamed", stored.image]);
    expect((await call(method, path, { form: formOf({ ...propertyFields, price: "x" }) })).status).toBe(400);
    expect((await call(method, path, { json: propertyFields, as: "visitor" })).status).toBe(401);
    expect((await call(method, `/api/properties/999999/${end}`, { json: propertyFields })).status).toBe(404);
  });

  test.each([
    ["DELETE", (id: number) => `/api/properties/${id}/delete/`],
    ["DELETE", (id: number) => `/api/properties/delete/${id}/`],
    ["POST", (id: number) => `/api/properties/${id}/delete/`],
  ])("%s on delete path %# deletes a property (API1, API2)", async (method, path) => {
    const { id } = await create("/api/properties/create/");
    expect((await call(method, path(id), { as: "visitor" })).status).toBe(401);
    expect((await call(method, path(id))).status).toBe(204);
    expect((await call(method, path(id))).status).toBe(404);
  });
});

test("LD7: papers and scans: write, read, download, delete, restore", async () => {
  const { body: property } = await call("POST", "/api/properties/", { form: formOf(propertyFields) });
  const papers = `/api/properties/${property.id}/papers/`;
  const facts = { kitta_number: "12", commission: 3, owner_phone: null };
  expect((await call("PUT", papers, { json: facts })).body).toMatchObject(facts);
  expect((await call("PUT", papers, { json: { commission: "x" } })).status).toBe(400);
  expect((await call("GET", papers, { as: "visitor" })).status).toBe(401);
  const scan = `${papers}scans/${randomBytes(16).toString("hex")}/`;
  const content = Buffer.from("%PDF-1.7");
  expect((await call("PUT", scan, { scan: content })).status).toBe(201);
  expect((await call("PUT", scan, { scan: content })).status).toBe(200);
  expect((await call("GET", papers)).body.scans).toMatchObject([{ name: "lalpurja.pdf", type: "pdf" }]);
  const headers = { authorization: `Bearer ${access}` };
  expect(await (await fetch(origin + scan, { headers })).text()).toBe("%PDF-1.7");
  calledOperations.add("GET /api/properties/{id}/papers/scans/{scan}/");
  expect((await call("DELETE", scan)).status).toBe(204);
  expect((await call("GET", scan)).status).toBe(404);
  expect((await call("POST", `${scan}restore/`)).body).toMatchObject({ name: "lalpurja.pdf" });
  expect((await call("GET", `${papers}views/`)).body.results).not.toEqual([]);
  expect((await call("DELETE", `/api/properties/${property.id}/delete/`)).status).toBe(204);
});

describe("projects", () => {
  test("create, list, read, update, delete (API1)", async () => {
    const images = await threePictures();
    const form = formOf({ ...projectFields, features: "Lifts, Solar", images });
    const { status, body: stored } = await call("POST", "/apis/projects/create/", { form });
    expect([status, stored.features, stored.image_urls.length]).toEqual([201, ["Lifts", "Solar"], 3]);
    expect((await call("GET", "/apis/projects/", { as: "visitor" })).body.results).toEqual([stored]);
    expect((await call("GET", `/apis/projects/${stored.id}/`, { as: "visitor" })).body).toEqual(stored);
    const update = `/apis/projects/${stored.id}/update/`;
    const updated = await call("PUT", update, { form: formOf({ ...projectFields, proj_name: "Renamed" }) });
    expect(updated.body).toMatchObject({ proj_name: "Renamed", image_urls: stored.image_urls });
    const place = { local_level_id: 223, ward: 4, street: "Bhanu Chowk" };
    const placed = await call("PATCH", update, { json: place });
    expect(placed.body).toMatchObject({ ...place, location: "Bhanu Chowk, Janakpurdham-4, Dhanusha" });
    expect((await call("GET", "/api/place-proposals/")).status).toBe(200);
    expect((await call("POST", "/apis/projects/create/", { form: formOf(projectFields) })).status).toBe(400);
    expect((await call("DELETE", `/apis/projects/${stored.id}/delete/`)).status).toBe(204);
    expect(await Promise.all(stored.image_urls.map(statusOf))).toEqual([404, 404, 404]);
    expect((await call("POST", `/apis/projects/${stored.id}/restore/`)).body).toEqual(placed.body);
  });
});

describe("the public forms", () => {
  test("sell: submit, list, delete by both paths (API1, API2)", async () => {
    const fields = {
      ...submissionFields,
      phone_no: "",
      no_of_bedrooms: "4",
      no_of_bathrooms: "2.5",
      area: "1950",
      land_area: "0-4-2-0",
      storeys: "2.5",
      facing: "east",
    };
    for (const end of ["delete/", ""]) {
      const form = formOf({ ...fields, image: await pictureFile() });
      const { status, body: stored } = await call("POST", "/sell/", { form, as: "visitor" });
      expect([status, stored.propert_title, stored.no_of_bathrooms]).toEqual([201, "House", 2.5]);
      expect(stored).toMatchObject({ land_area: "0-4-2-0", storeys: 2.5, facing: "east" });
      expect((await call("GET", "/sell/", { as: "visitor" })).status).toBe(401);
      const [listed] = (await call("GET", "/sell/")).body.results;
      const { image, pictures } = listed;
      const { status_url: _, ...seen } = stored;
      expect(listed).toEqual({ ...seen, image, pictures });
      expect((await call("GET", `/sell/${stored.id}/`)).body).toEqual(listed);
      expect(await statusOf(image)).toBe(200);
      expect((await call("DELETE", `/sell/${stored.id}/${end}`)).status).toBe(204);
      const restored = (await call("POST", `/sell/${stored.id}/restore/`)).body;
      expect(await statusOf(restored.image)).toBe(200);
      expect(restored).toMatchObject({ id: stored.id, propert_title: "House" });
      expect((await call("DELETE", `/sell/${stored.id}/${end}`)).status).toBe(204);
    }
  });

  test("pictures are uploaded before their form, by staff and by visitors (LD6)", async () => {
    const upload = async (path: string, as: "admin" | "visitor") =>
      call("POST", path, { form: formOf({ image: await pictureFile() }), as });
    expect((await upload("/api/pictures/", "visitor")).status).toBe(401);
    expect(await upload("/api/pictures/", "admin")).toMatchObject({
      status: 201,
      body: { width: 64, height: 48 },
    });
    expect((await upload("/sell/pictures/", "visitor")).status).toBe(201);
  });

  test("service requests: create, list, delete (API1)", async () => {
    const form = formOf({
      ...serviceRequestFields,
      email: "",
      preffered_date: "2099-12-06",
      imag: await pictureFile(),
    });
    const { status, body: stored } = await call("POST", "/service-requests/", { form, as: "visitor" });
    expect([status, stored.Service_urgency, stored.preffered_date]).toEqual([201, "2 Weeks", "2099-12-06"]);
    const [listed] = (await call("GET", "/service-requests/")).body.results;
    const { imag, pictures } = listed;
    expect(listed).toEqual({ ...stored, imag, pictures });
    expect(await statusOf(imag)).toBe(200);
    expect((await call("DELETE", `/service-requests/${stored.id}/delete/`)).status).toBe(204);
    const restored = (await call("POST", `/service-requests/${stored.id}/restore/`)).body;
    expect(await statusOf(restored.imag)).toBe(200);
  });

  test("messages: send, list, read, delete (API1)", async () => {
    const { status, body: stored } = await call("POST", "/messages/create/", {
      json: messageFields,
      as: "visitor",
    });
    expect(status).toBe(201);
    expect(stored).toMatchObject(messageFields);
    expect((await call("GET", "/messages/")).body.results).toEqual([stored]);
    expect((await call("GET", `/messages/${stored.id}/`)).body).toEqual(stored);
    expect((await call("DELETE", `/messages/${stored.id}/delete/`)).status).toBe(204);
    expect((await call("GET", `/messages/${stored.id}/`)).status).toBe(404);
    expect((await call("POST", `/messages/${stored.id}/restore/`)).body).toEqual(stored);
  });
});

test("LE5: a submission is declined, taken up again and made a listing", async () => {
  const { body } = await call("POST", "/sell/", { form: formOf(submissionFields), as: "visitor" });
  const decline = { json: { reason: "We do not work there." } };
  expect((await call("POST", `/sell/${body.id}/decline/`, decline)).body).toMatchObject({ step: "declined" });
  expect((await call("POST", `/sell/${body.id}/reopen/`)).body).toMatchObject({ step: "received" });
  const { status, body: made } = await call("POST", `/sell/${body.id}/listing/`);
  expect(status).toBe(201);
  expect((await call("POST", `/sell/${body.id}/listing/`)).body).toEqual(made);
});

test("LE1, LE2: enquiries, leads and people", async () => {
  const enquiry = { kind: "enquiry", name: "Sita", phone: "9801234567", message: "Is it free?" };
  const { status, body: stored } = await call("POST", "/api/enquiries/", { json: enquiry, as: "visitor" });
  expect(status).toBe(201);
  expect((await call("GET", "/api/enquiries/")).body.results).toEqual([stored]);
  expect((await call("DELETE", `/api/enquiries/${stored.id}/delete/`)).status).toBe(204);
  expect((await call("POST", `/api/enquiries/${stored.id}/restore/`)).body).toEqual(stored);
  const [lead] = (await call("GET", `/api/leads/?kind=enquiry&sources=${stored.id}`)).body.results;
  const walkIn = { channel: "walk_in", phone: "9801234567", text: "Came by", language: "np" };
  expect((await call("POST", "/api/leads/", { json: walkIn })).body).toMatchObject(walkIn);
  const [owner] = (await call("GET", "/api/leads/owners/")).body.results;
  expect((await call("GET", "/api/leads/reply-templates/")).body.results).toHaveLength(3);
  const change = { status: "visit", owner_id: owner.id };
  expect((await call("PATCH", `/api/leads/${lead.id}/`, { json: change })).body).toMatchObject(change);
  const called = await call("POST", `/api/leads/${lead.id}/events/`, { json: { kind: "call" } });
  expect(called.body.events).toHaveLength(3);
  const { body: details } = await call("GET", `/api/leads/${lead.id}/`);
  expect(details).toEqual(called.body);
  const reply = { json: { subject: "Re: House", text: "Yes.", language: "en" } };
  expect((await call("POST", `/api/leads/${lead.id}/reply/`, reply)).status).toBe(400);
  await call("POST", "/api/enquiries/", { json: { ...enquiry, phone: "9807654321" }, as: "visitor" });
  const [other] = (await call("GET", "/api/leads/?kind=enquiry")).body.results;
  const merge = { json: { into: details.person.id } };
  expect((await call("POST", `/api/people/${other.person_id}/merge/`, merge)).body.merged).toHaveLength(1);
  expect((await call("POST", `/api/people/${other.person_id}/part/`)).body.id).toBe(other.person_id);
  const named = await call("PATCH", `/api/people/${other.person_id}/`, { json: { name: "Sita Karna" } });
  expect(named.body).toMatchObject({ id: other.person_id, name: "Sita Karna" });
  expect((await call("GET", `/api/people/${other.person_id}/`)).body).toEqual(named.body);
});

test("PL1: GET /api/places/ suggests places", async () => {
  const { status, body } = await call("GET", "/api/places/?q=janak&lang=np", { as: "visitor" });
  expect([status, body.results[0].name]).toEqual([200, "जनकपुरधाम"]);
  expect((await call("GET", "/api/places/?lang=fr", { as: "visitor" })).status).toBe(400);
});

test("SR2: GET /api/suggestions/ suggests places and types", async () => {
  const { status, body } = await call("GET", "/api/suggestions/?q=jagga+janak&listing=sale", {
    as: "visitor",
  });
  expect([status, suggestionsSchema.parse(body).rest]).toEqual([200, "jagga"]);
  expect((await call("GET", "/api/suggestions/?listing=gift", { as: "visitor" })).status).toBe(400);
});

test("VT1: GET /api/properties/summaries/ returns the properties of a list", async () => {
  const { body: property } = await call("POST", "/api/properties/create/", { json: propertyFields });
  const path = `/api/properties/summaries/?ids=999999,${property.id}`;
  const { status, body } = await call("GET", path, { as: "visitor" });
  expect([status, body.results[0].name]).toEqual([200, property.name]);
  expect((await call("GET", `${path}&ids=1`, { as: "visitor" })).status).toBe(400);
});

test("MP4: GET /api/map/ returns pins of properties and projects, and the streets beneath", async () => {
  for (const path of ["/api/map/?for_type=sale", "/api/map/projects/", "/api/map/streets/"])
    expect([path, (await call("GET", path, { as: "visitor" })).status]).toEqual([path, 200]);
  expect((await call("GET", "/api/map/?bounds=1,2", { as: "visitor" })).status).toBe(400);
});

test("PL3: GET /api/places/names/ names the places of a map", async () => {
  expect((await call("GET", "/api/places/names/?lang=np", { as: "visitor" })).status).toBe(200);
});

test("LE6, LE7: history, versions, duplicates, bulk changes and the trash", async () => {
  const { body: property } = await call("POST", "/api/properties/create/", { json: propertyFields });
  const { body: copy } = await call("POST", `/api/properties/${property.id}/duplicate/`);
  expect(copy).toMatchObject({ name: property.name, status: "draft" });
  const change = { kind: "properties", ids: [copy.id], change: { status: "sold" } };
  const { body: changed } = await call("POST", "/api/bulk/", { json: change });
  expect((await call("POST", "/api/bulk/undo/", { json: { undo: changed.undo } })).body.changed).toBe(1);
  const { body: history } = await call("GET", `/api/history/properties/${copy.id}/`);
  expect(history.results).toHaveLength(3);
  const version = `/api/history/properties/${copy.id}/${history.results[1].id}/`;
  expect((await call("POST", version)).body.status).toBe("sold");
  expect((await call("GET", "/api/history/?search=brick")).body.count).toBeGreaterThan(0);
  const rows = [{ kind: "properties", id: copy.id }];
  await call("POST", "/api/bulk/", { json: { ...change, change: { is_deleted: true } } });
  expect((await call("POST", "/api/trash/restore/", { json: { rows } })).body).toEqual({ changed: 1 });
  await call("POST", "/api/bulk/", { json: { ...change, change: { is_deleted: true } } });
  expect((await call("GET", "/api/trash/?kind=properties")).body.results[0]).toMatchObject(rows[0] ?? {});
  expect((await call("POST", "/api/trash/purge/", { json: { rows } })).body).toEqual({ changed: 1 });
});

test("LE9: the numbers of the first page", async () => {
  const { body } = await call("GET", "/api/statistics/?lang=np");
  expect(body.weeks).toHaveLength(12);
});

test("DY3: find anything", async () => {
  expect((await call("GET", "/api/find/?q=nothing-has-this-name")).body.results).toEqual([]);
});

test("DY2: what there is to do today", async () => {
  const { body } = await call("GET", "/api/today/?lang=np");
  expect(body.notices).toMatchObject({ mail: { is_set_up: false } });
});

test("mail: its state, what failed, and trying it again (LE3)", async () => {
  const state = await call("GET", "/api/mail/");
  expect(state.body).toMatchObject({
    is_set_up: false,
    has_recipients: false,
    delayed: 0,
    failed_mails: 0,
    failed_jobs: 0,
  });
  expect((await call("GET", "/api/mails/failed/")).body.results).toEqual([]);
  expect((await call("GET", "/api/jobs/failed/")).body.results).toEqual([]);
  expect((await call("POST", "/api/mails/1/retry/")).status).toBe(404);
  expect((await call("POST", `/api/jobs/${randomUUID()}/retry/`)).status).toBe(404);
});

test("DY4: the days of the office", async () => {
  const { body } = await call("GET", "/api/calendar/?from=2026-11-20&days=7");
  expect([body.days.length, body.steps]).toEqual([7, []]);
  expect((await call("GET", "/api/calendar/?from=2026-11-20&days=400")).status).toBe(400);
});

test("DY9: text messages: their state, and what staff decide about", async () => {
  expect((await call("GET", "/api/sms/")).body).toMatchObject({ is_set_up: false });
  expect((await call("GET", "/api/sms/unhandled/")).body.results).toEqual([]);
  expect((await call("PATCH", "/api/sms/1/", { json: { is_handled: true } })).status).toBe(404);
  expect((await call("POST", "/api/sms/1/send-again/")).status).toBe(404);
});

describe("the second factor", () => {
  test("is enabled with a first code and disabled with a recovery code", async () => {
    expect((await call("GET", "/api/second-factor/")).body).toEqual({ is_on: false, recovery_codes_left: 0 });
    const password = "a long password";
    expect((await call("POST", "/api/second-factor/", { json: { password: "no" } })).status).toBe(400);
    const { body } = await call("POST", "/api/second-factor/", { json: { password } });
    const on = { json: { code: authenticatorCode(body.secret) } };
    const [code] = (await call("POST", "/api/second-factor/confirm/", on)).body.recovery_codes;
    expect((await call("POST", "/api/second-factor/", { json: { password } })).status).toBe(409);
    const off = await call("POST", "/api/second-factor/off/", { json: { password, code } });
    expect(off.status).toBe(204);
  });
});

test("accounts: invite, accept, change, sessions, password (LE8)", async () => {
  const password = "a long password";
  const invited = await call("POST", "/api/invitations/", {
    json: { password, username: "sita", role: "agent" },
  });
  expect(invited.status).toBe(201);
  const token = invited.body.link.split("#")[1];
  expect((await call("GET", "/api/invitations/")).body.results).toHaveLength(1);
  const check = { json: { token }, as: "visitor" } as const;
  expect((await call("POST", "/api/invitations/check/", check)).body.username).toBe("sita");
  const accept = { json: { token, new_password: password }, as: "visitor" } as const;
  expect((await call("POST", "/api/invitations/accept/", accept)).status).toBe(201);
  expect((await call("DELETE", `/api/invitations/${invited.body.id}/`)).status).toBe(404);
  const { results } = (await call("GET", "/api/accounts/")).body;
  const { id } = results.find(({ username }: { username: string }) => username === "sita");
  const changed = await call("PATCH", `/api/accounts/${id}/`, { json: { password, role: "admin" } });
  expect(changed.body).toMatchObject({ username: "sita", role: "admin" });
  expect((await call("GET", `/api/accounts/${id}/sessions/`)).body).toEqual({ results: [] });
  expect((await call("POST", `/api/accounts/${id}/sessions/end/`, { json: {} })).status).toBe(204);
  expect((await call("GET", "/api/sessions/")).body.results).not.toEqual([]);
  expect((await call("POST", "/api/sessions/end/", { json: {} })).status).toBe(204);
  expect((await call("PUT", "/api/phone/", { json: { phone: "९८०००००२०१" } })).status).toBe(200);
  const named = { display_name: "Sita Karna" };
  expect((await call("PUT", "/api/display-name/", { json: named })).body).toEqual(named);
  expect((await call("GET", "/api/phone/")).body).toEqual({ phone: "9800000201" });
  const same = { json: { password, new_password: password } };
  expect((await call("POST", "/api/password/", same)).status).toBe(204);
});

test("ST1: documents of the settings, their previews and versions, what visitors see of them, and the features", async () => {
  const { replies: _forStaff, calendar: _calendar, ...shown } = defaultSettings;
  expect((await call("GET", "/api/settings/", { as: "visitor" })).body).toEqual(shown);
  for (const name of settingsNames) {
    const url = `/api/settings/${name}/`;
    const { value } = (await call("GET", url)).body;
    expect((await call("PUT", url, { json: value })).body).toMatchObject({ name, value });
    expect((await call("POST", `${url}preview/`, { json: value })).status).toBe(201);
    const { results } = (await call("GET", `${url}history/`)).body;
    expect((await call("POST", `${url}history/${results[0].id}/`)).body).toMatchObject({ name, value });
  }
  const catalogue = "/api/features/catalogue/";
  expect((await call("GET", catalogue, { as: "visitor" })).status).toBe(401);
  const { value } = (await call("GET", catalogue)).body;
  expect((await call("PUT", catalogue, { json: value })).body).toEqual({ value });
});

test("DY5: visits: arrange, list, read, change", async () => {
  const caller = { channel: "telephone", phone: "9801234567", text: "Wants to see it", language: "np" };
  const { id: lead_id } = (await call("POST", "/api/leads/", { json: caller })).body;
  const json = { lead_id, starts_at: "2030-01-01T05:15:00.000Z" };
  const { status, body: visit } = await call("POST", "/api/visits/", { json });
  expect([status, visit.ends_at]).toEqual([201, "2030-01-01T05:45:00.000Z"]);
  expect((await call("POST", "/api/visits/", { json })).body.code).toBe("slot_taken");
  expect((await call("GET", `/api/visits/?lead_id=${lead_id}`)).body.results).toEqual([visit]);
  const propertyId = await insertProperty(site.database);
  const free = await call("GET", `/api/free-times/?property_id=${propertyId}`, { as: "visitor" });
  expect(free.body.is_booking_on).toBe(true);
  expect((await call("GET", "/api/calendar-feed/")).body).toEqual({ url: null });
  const { url: feed } = (await call("POST", "/api/calendar-feed/")).body;
  expect((await call("GET", "/api/calendar-feed/")).body).toEqual({ url: feed });
  const url = `/api/visits/${visit.id}/`;
  expect((await call("GET", url)).body).toEqual(visit);
  expect((await call("PATCH", url, { json: { state: "cancelled" } })).body.sequence).toBe(1);
});

test("ST2: rates: add, list, read, change, check, delete, restore", async () => {
  const rate = { kind: "dollar", value: 142, valid_from: "2020-01-01", source: { en: "Bank", np: "" } };
  const { status, body: stored } = await call("POST", "/api/rates/", { json: rate });
  expect([status, stored.state]).toEqual([201, "shown"]);
  const url = `/api/rates/${stored.id}/`;
  expect((await call("GET", url)).body).toEqual(stored);
  expect((await call("GET", "/api/rates/")).body.results).toEqual([stored]);
  expect((await call("GET", "/api/rates/", { as: "visitor" })).body.results).toMatchObject([{ value: 142 }]);
  expect((await call("PUT", url, { json: { ...rate, value: 0 } })).status).toBe(400);
  expect((await call("PUT", url, { json: { ...rate, value: 143 } })).body.value).toBe(143);
  expect((await call("POST", `${url}check/`)).body.checked_by).toBe("admin");
  expect((await call("DELETE", `${url}delete/`)).status).toBe(204);
  expect((await call("POST", `${url}restore/`)).body.value).toBe(143);
});

test("ST4: what of the demo is there, a test mail, and a set-up that is over", async () => {
  const nothing = { rows: {}, documents: [] };
  expect((await call("GET", "/api/demo/")).body).toEqual({ removable: nothing, changed: nothing });
  expect((await call("POST", "/api/demo/remove/")).body).toEqual(nothing);
  const mail = { to: "sita@example.com", language: "en" };
  expect((await call("POST", "/api/mail/test/", { json: mail })).body.is_sent).toBe(false);
  expect((await call("GET", "/api/setup/", { as: "visitor" })).body).toEqual({ is_open: false });
  expect((await call("POST", "/api/setup/check/", { json: { code: "x" }, as: "visitor" })).status).toBe(404);
  expect((await call("POST", "/api/setup/", { json: {}, as: "visitor" })).status).toBe(400);
});

test("VT5: alerts are not found where mail is not set up, and ending one that is not there succeeds", async () => {
  const alert = { email: "sita@example.com", listing: "sale", query: "" };
  expect((await call("POST", "/api/alerts/", { json: alert, as: "visitor" })).status).toBe(404);
  const token = { json: { token: "x" }, as: "visitor" } as const;
  expect((await call("POST", "/api/alerts/confirm/", token)).status).toBe(404);
  expect((await call("POST", "/api/alerts/unsubscribe/?token=x", { as: "visitor" })).status).toBe(204);
});

describe("the API documentation", () => {
  test("POST /api/logout/ ends the session", async () => {
    expect((await call("POST", "/api/logout/")).status).toBe(204);
    expect((await call("GET", "/messages/")).status).toBe(401);
  });

  test("contains only operations that were called here, and describes the fields of every form (API1)", () => {
    const folders = / \/(api|apis|sell|service-requests|messages)\//;
    // A spreadsheet is not JSON; export.test.ts calls it.
    const operations = documented
      .operations()
      .filter((operation) => folders.test(operation) && !operation.endsWith(".csv"));
    expect(operations.filter((operation) => !calledOperations.has(operation))).toEqual([]);
    for (const operation of operations) {
      const [method = "", path = ""] = operation.split(" ");
      const hasForm =
        ["POST", "PUT", "PATCH"].includes(method) &&
        !/delete|remove|\}\/restore|retry|logout|scans|history|duplicate|\}\/check|\/part\/|\}\/listing|reopen|unsubscribe|approve|calendar-feed|send-again/.test(
          path,
        );
      const types = Object.keys(documented.operation(method, path).requestBody?.content ?? {});
      expect([operation, types.includes("application/json")]).toEqual([operation, hasForm]);
      if (hasForm)
        expect([operation, types.includes("multipart/form-data")]).toEqual([
          operation,
          !/token|second-factor|papers|bulk|trash|leads|people|accounts|invitations|password|sessions|decline|send-back|settings|catalogue|rates|setup|mail|confirm|phone|display-name|visits|sms/.test(
            path,
          ),
        ]);
    }
  });
});
