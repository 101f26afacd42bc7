import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type ServiceRequest, serviceRequestSchema } from "#domain/service-requests/service-request.ts";
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
  phone_no: "+977-9800000201",
  address: "Kadam Chowk, Janakpur-7",
  service_type: "Other",
  Service_urgency: "2 Weeks",
  description: "The floor of one room.",
};
const send = (payload: FormData | object) =>
  site.app.inject({ method: "POST", url: "/service-requests/", payload });
const create = async (payload: FormData | object): Promise<ServiceRequest> => {
  const answer = await send(payload);
  expect(answer.statusCode, answer.body).toBe(201);
  return serviceRequestSchema.parse(answer.json());
};
const list = async () => {
  const answer = await site.app.inject({ url: "/service-requests/", headers: admin.headers });
  return pageSchema(serviceRequestSchema).parse(answer.json());
};

describe("POST /service-requests/ (API1, OT2, OT3)", () => {
  test("accepts the form from visitors, and returns it to staff with the picture's signed address", async () => {
    const stored = await create(
      formOf({
        ...required,
        service_name: "Flooring",
        email: "kabita@example.com",
        preffered_date: "2099-12-06",
        imag: await pictureFile(),
      }),
    );
    expect(stored).toMatchObject({ ...required, service_name: "Flooring", preffered_date: "2099-12-06" });
    const key = stored.pictures[0]?.key ?? "";
    expect(stored.imag).toBe(null);
    const imag = expect.stringMatching(`^http://site.test/private-media/${key}/.+/1080.jpg$`);
    const pictures = [{ ...stored.pictures[0], folder: expect.stringContaining(`/private-media/${key}/`) }];
    expect((await list()).results).toEqual([{ ...stored, imag, pictures }]);
  });

  test("uses the type as the service name, and stores missing optional fields as null", async () => {
    const stored = await create({ ...required, email: "", preffered_date: "" });
    expect(stored).toMatchObject({ service_name: "Other", email: null, preffered_date: null, imag: null });
  });

  test("names each invalid field, and rejects a second picture (API5)", async () => {
    const wrong = await send(formOf({ Service_urgency: "now", preffered_date: "2026-02-30", email: "x" }));
    expect(wrong.statusCode).toBe(400);
    const fields = Object.keys(problemSchema.parse(wrong.json()).fields ?? {});
    expect(fields.sort()).toEqual([...Object.keys(required), "email", "preffered_date"].sort());
    const past = await send({ ...required, preffered_date: "2020-01-01" });
    expect(problemSchema.parse(past.json()).fields).toEqual({
      preffered_date: [{ code: "date_past", message: "Choose today or a later day." }],
    });
    const two = await send(formOf({ ...required, imag: [await pictureFile(), await pictureFile()] }));
    expect(problemSchema.parse(two.json()).fields).toMatchObject({ imag: [{ code: "too_many" }] });
  });
});

describe("GET and DELETE (API1, API4)", () => {
  test("require an admin, and a deleted request is not listed", async () => {
    const { id } = await create(formOf({ ...required, imag: await pictureFile() }));
    expect((await site.app.inject("/service-requests/")).statusCode).toBe(401);
    const url = `/service-requests/${id}/delete/`;
    expect((await site.app.inject({ method: "DELETE", url })).statusCode).toBe(401);
    const call = () => site.app.inject({ method: "DELETE", url, headers: admin.headers });
    expect((await call()).statusCode).toBe(204);
    expect((await call()).statusCode).toBe(404);
    expect((await list()).results.map((request) => request.id)).not.toContain(id);
  });
});
