import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageSchema } from "#domain/messages/message.ts";
import { pageSchema } from "#domain/paging.ts";
import { problemSchema } from "#domain/problems.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
});
afterAll(() => site.close());

const required = {
  name: "रामबाबु साह",
  email: "rambabu@example.com",
  subject: "जग्गाबारे",
  message: "नमस्ते,\nअझै बिक्रीमा छ?",
};
const send = (payload: FormData | object) =>
  site.app.inject({ method: "POST", url: "/messages/create/", payload });
const asAdmin = (url: string) => site.app.inject({ url, headers: admin.headers });

describe("POST /messages/create/ (API1, CO2)", () => {
  test.each([
    ["JSON", required],
    ["multipart", formOf(required)],
  ])("accepts a message from visitors as %s, and returns it to staff", async (_, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode, answer.body).toBe(201);
    const stored = messageSchema.parse(answer.json());
    expect(stored).toMatchObject(required);
    expect((await asAdmin(`/messages/${stored.id}/`)).json()).toEqual(stored);
    const page = pageSchema(messageSchema).parse((await asAdmin("/messages/?page_size=1")).json());
    expect(page.results).toEqual([stored]);
  });

  test("requires all four fields and a valid e-mail address (API5)", async () => {
    const answer = await send({});
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(problemSchema.parse(answer.json()).fields ?? {})).toEqual(Object.keys(required));
    const wrong = await send({ ...required, email: "rambabu" });
    expect(problemSchema.parse(wrong.json()).fields).toMatchObject({ email: [{ code: "email_invalid" }] });
  });
});

test("CO2 LE2: an optional phone number reaches staff and the lead", async () => {
  const answer = await send({ ...required, phone: "९८०००००२०१" });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, phone } = messageSchema.parse(answer.json());
  expect(phone).toBe("9800000201");
  expect((await asAdmin("/messages/export.csv")).body).toContain("9800000201");
  const lead = await site.database
    .selectFrom("leads")
    .select("phone")
    .where("kind", "=", "message")
    .where("source_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(lead.phone).toBe("9800000201");
  const wrong = await send({ ...required, phone: "12" });
  expect(problemSchema.parse(wrong.json()).fields).toMatchObject({ phone: [{ code: "phone_invalid" }] });
});

describe("reading and deleting (API1, API4)", () => {
  test("requires an admin, and a deleted message is not found", async () => {
    const { id } = messageSchema.parse((await send(required)).json());
    expect((await site.app.inject("/messages/")).statusCode).toBe(401);
    expect((await site.app.inject(`/messages/${id}/`)).statusCode).toBe(401);
    const call = () =>
      site.app.inject({ method: "DELETE", url: `/messages/${id}/delete/`, headers: admin.headers });
    expect((await call()).statusCode).toBe(204);
    expect((await call()).statusCode).toBe(404);
    expect((await asAdmin(`/messages/${id}/`)).statusCode).toBe(404);
  });
});
