import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMaintenance } from "#server/maintenance.ts";
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

async function upload(url = "/api/pictures/"): Promise<string> {
  const headers = url === "/api/pictures/" ? admin.headers : {};
  const response = await site.app.inject({
    method: "POST",
    url,
    headers,
    payload: formOf({ image: await pictureFile() }),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().key;
}
const person = (picture: string | null) => ({
  id: "sita",
  name: { en: "Sita", np: "" },
  role: { en: "", np: "" },
  text: { en: "", np: "" },
  picture,
  portrait: null,
});
const put = (picture: string | null) =>
  site.app.inject({
    method: "PUT",
    url: "/api/settings/people/",
    headers: admin.headers,
    payload: { items: [person(picture)] },
  });
const file = (key: string) => site.app.inject({ url: `/media/${key}/720.webp` });
const afterDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

describe("pictures of settings (ST1)", () => {
  test("an uploaded picture stays public as long as a document shows it, and is on the page", async () => {
    const key = await upload();
    expect((await put(key)).statusCode).toBe(200);
    await runMaintenance({ media: site.media, database: site.database, log: site.app.log }, afterDays(3));
    expect((await file(key)).statusCode).toBe(200);
    expect((await site.app.inject({ url: "/about" })).body).toContain(`/media/${key}/`);
  });

  test("a version with a picture that was replaced can be brought back", async () => {
    const [first, second] = [await upload(), await upload()];
    await put(first);
    await put(second);
    await runMaintenance({ media: site.media, database: site.database, log: site.app.log }, afterDays(3));
    const url = "/api/settings/people/history/";
    const { results } = (await site.app.inject({ url, headers: admin.headers })).json();
    const version = results.find((one: { value: unknown }) => JSON.stringify(one.value).includes(first));
    const back = await site.app.inject({
      method: "POST",
      url: `${url}${version.id}/`,
      headers: admin.headers,
    });
    expect(back.json().value.items[0].picture).toBe(first);
    expect((await file(first)).statusCode).toBe(200);
  });

  test("rejects the private picture of a visitor and a picture that is not stored", async () => {
    for (const key of [await upload("/sell/pictures/"), "no-such-key"]) {
      const refused = await put(key);
      expect([refused.statusCode, refused.json().fields]).toMatchObject([
        400,
        { picture_keys: [{ code: "image_missing" }] },
      ]);
    }
  });
});
