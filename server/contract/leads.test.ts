import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertProperty } from "#server/testing/insert-property.ts";
import { formOf, pictureFile } from "#server/testing/pictures.ts";
import { messageFields, serviceRequestFields, submissionFields } from "#server/testing/sample-forms.ts";
import { ContractApi } from "./contract-api.ts";

const api = new ContractApi();
const { call, statusOf } = api;
beforeAll(() => api.start());
afterAll(() => api.close());

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

test("DY5: visits: arrange, list, read, change", async () => {
  const caller = { channel: "telephone", phone: "9801234567", text: "Wants to see it", language: "np" };
  const { id: lead_id } = (await call("POST", "/api/leads/", { json: caller })).body;
  const json = { lead_id, starts_at: "2030-01-01T05:15:00.000Z" };
  const { status, body: visit } = await call("POST", "/api/visits/", { json });
  expect([status, visit.ends_at]).toEqual([201, "2030-01-01T05:45:00.000Z"]);
  expect((await call("POST", "/api/visits/", { json })).body.code).toBe("slot_taken");
  expect((await call("GET", `/api/visits/?lead_id=${lead_id}`)).body.results).toEqual([visit]);
  const propertyId = await insertProperty(api.site.database);
  const free = await call("GET", `/api/free-times/?property_id=${propertyId}`, { as: "visitor" });
  expect(free.body.is_booking_on).toBe(true);
  expect((await call("GET", "/api/calendar-feed/")).body).toEqual({ url: null });
  const { url: feed } = (await call("POST", "/api/calendar-feed/")).body;
  expect((await call("GET", "/api/calendar-feed/")).body).toEqual({ url: feed });
  const url = `/api/visits/${visit.id}/`;
  expect((await call("GET", url)).body).toEqual(visit);
  expect((await call("PATCH", url, { json: { state: "cancelled" } })).body.sequence).toBe(1);
});

test("DY9: text messages: their state, and what staff decide about", async () => {
  expect((await call("GET", "/api/sms/")).body).toMatchObject({ is_set_up: false });
  expect((await call("GET", "/api/sms/unhandled/")).body.results).toEqual([]);
  expect((await call("PATCH", "/api/sms/1/", { json: { is_handled: true } })).status).toBe(404);
  expect((await call("POST", "/api/sms/1/send-again/")).status).toBe(404);
  expect((await call("POST", "/api/leads/999999/sms/", { json: { text: "Tomorrow" } })).status).toBe(409);
});

test("VT5: alerts are not found where mail is not set up, and ending one that is not there succeeds", async () => {
  const alert = { email: "sita@example.com", listing: "sale", query: "" };
  expect((await call("POST", "/api/alerts/", { json: alert, as: "visitor" })).status).toBe(404);
  const token = { json: { token: "x" }, as: "visitor" } as const;
  expect((await call("POST", "/api/alerts/confirm/", token)).status).toBe(404);
  expect((await call("POST", "/api/alerts/unsubscribe/?token=x", { as: "visitor" })).status).toBe(204);
});

test("IM8: a person is found, described, and neither handed over nor erased without the password", async () => {
  expect((await call("GET", "/api/privacy/people/?search=nobody-like-this")).body).toEqual({ results: [] });
  const url = "/api/privacy/people/2147483647/";
  expect((await call("GET", url)).status).toBe(404);
  for (const action of ["export", "erase"])
    expect((await call("POST", `${url}${action}/`, { json: { password: "wrong password" } })).status).toBe(
      400,
    );
});

test("calls each operation of its area (API1)", () => api.expectAllCalled("leads"));
