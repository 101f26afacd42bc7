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
const write = (payload: FormData | object) =>
  site.app.inject({ method: "POST", url: "/messages/create/", payload });
const asAdmin = (url: string) => site.app.inject({ url, headers: admin.headers });

describe("POST /messages/create/ (API1, CO2)", () => {
  test.each([
    ["JSON", required],
    ["multipart", formOf(required)],
  ])("takes a message from anyone as %s, and staff read it", async (_, payload) => {
    const answer = await write(payload);
    expect(answer.statusCode, answer.body).toBe(201);
    const stored = messageSchema.parse(answer.json());
    expect(stored).toMatchObject(required);
    expect((await asAdmin(`/messages/${stored.id}/`)).json()).toEqual(stored);
    const page = pageSchema(messageSchema).parse((await asAdmin("/messages/?page_size=1")).json());
    expect(page.results).toEqual([stored]);
  });

  test("asks for all four fields and an e-mail address that is one (API5)", async () => {
    const answer = await write({});
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(problemSchema.parse(answer.json()).fields ?? {})).toEqual(Object.keys(required));
    const wrong = await write({ ...required, email: "rambabu" });
    expect(problemSchema.parse(wrong.json()).fields).toMatchObject({ email: [{ code: "email_invalid" }] });
  });
});

describe("reading and deleting (API1, API4)", () => {
  test("is for admins only; a deleted message is gone", async () => {
    const { id } = messageSchema.parse((await write(required)).json());
    expect((await site.app.inject("/messages/")).statusCode).toBe(401);
    expect((await site.app.inject(`/messages/${id}/`)).statusCode).toBe(401);
    const call = () =>
      site.app.inject({ method: "DELETE", url: `/messages/${id}/delete/`, headers: admin.headers });
    expect((await call()).statusCode).toBe(204);
    expect((await call()).statusCode).toBe(404);
    expect((await asAdmin(`/messages/${id}/`)).statusCode).toBe(404);
  });
});
