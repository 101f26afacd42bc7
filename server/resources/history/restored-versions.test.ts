import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectSchema } from "#domain/projects/project.ts";
import { propertySchema } from "#domain/properties/property.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { HistoryClient } from "#server/testing/history-client.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { projectFields, threePictures } from "#server/testing/sample-forms.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;
let admin: LoggedIn;
let staff: AdminClient;
let history: HistoryClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  staff = new AdminClient(site, admin);
  history = new HistoryClient(site, admin);
});
afterAll(() => site.close());

const restoreVersion = (kind: string, id: number, entry: number, headers = {}) =>
  history.send("POST", `/api/history/${kind}/${id}/${entry}/`, undefined, admin, headers);

describe("LE7: bringing a version back", () => {
  test("restores fields, texts, place and pictures through the form's own path", async () => {
    const original = await history.createProperty(
      { price: "100", features: "1", custom_features: '["Well"]', translations: '{"np":{"name":"घर"}}' },
      3,
    );
    const { id, pictures } = original;
    const keys = pictures.map(({ key }) => key);
    await history.patch(id, {
      name: "Other",
      price: 80,
      features: [2],
      translations: { np: { name: "अर्को", description: "नयाँ" } },
    });
    await history.patch(id, { picture_keys: [keys[2], keys[0]], local_level_id: 223, ward: 4 });
    const { results } = await history.historyOf("properties", id);
    const first = results.at(-1)?.id ?? 0;
    const response = await restoreVersion("properties", id, first);
    expect(response.statusCode, response.body).toBe(200);
    const back = propertySchema.parse(response.json());
    const pictured = { updated_at: "", pictures: [], image: "", featured_image1: "", featured_image2: "" };
    expect({ ...back, ...pictured }).toEqual({ ...original, ...pictured });
    // The second picture was removed, so that its file is gone.
    expect(back.pictures.map(({ key }) => key)).toEqual([keys[0], keys[2]]);
    expect((await history.historyOf("properties", id)).missing_pictures).toEqual([keys[1]]);
    const [newest] = (await history.historyOf("properties", id)).results;
    expect(newest).toMatchObject({
      action: "update",
      account: admin.username,
      after: { name: original.name },
    });
  });

  test("rejects an outdated version and an invalid one, and changes nothing", async () => {
    const { id } = await history.createProperty({ price: "100" });
    await history.patch(id, { price: 90 });
    const before = await history.send("GET", `/api/properties/${id}/`);
    await history.patch(id, { price: 80 });
    const { results } = await history.historyOf("properties", id);
    const outdated = await restoreVersion("properties", id, results[2]?.id ?? 0, {
      "if-match": String(before.headers.etag),
    });
    expect(outdated.statusCode).toBe(412);
    await site.database.updateTable("properties").set({ price: 0 }).where("id", "=", id).execute();
    await history.patch(id, { price: 70 });
    const [, zero] = (await history.historyOf("properties", id)).results;
    const invalid = await restoreVersion("properties", id, zero?.id ?? 0);
    expect([invalid.statusCode, Object.keys(invalid.json().fields)]).toEqual([400, ["price"]]);
    expect((await history.send("GET", `/api/properties/${id}/`)).json().price).toBe(70);
  });

  test("works for projects", async () => {
    const created = await history.send(
      "POST",
      "/apis/projects/create/",
      formOf({ ...projectFields, images: await threePictures() }),
    );
    const project = projectSchema.parse(created.json());
    await history.send("PATCH", `/apis/projects/${project.id}/update/`, {
      proj_name: "Changed",
      features: ["New"],
      proj_budget: 7,
    });
    const { results } = await history.historyOf("projects", project.id);
    expect(results[0]).toMatchObject({
      before: { proj_name: project.proj_name },
      after: { proj_name: "Changed" },
    });
    const response = await restoreVersion("projects", project.id, results[1]?.id ?? 0);
    expect(response.statusCode, response.body).toBe(200);
    expect({ ...projectSchema.parse(response.json()), updated_at: "" }).toEqual({
      ...project,
      updated_at: "",
    });
  });

  test("is not possible for a deleted row, an entry of another row, or visitors' forms", async () => {
    const [properties] = deletableResources;
    const { id } = await history.createProperty();
    const other = await history.createProperty();
    const [entry] = (await history.historyOf("properties", other.id)).results;
    expect((await restoreVersion("properties", id, entry?.id ?? 0)).statusCode).toBe(404);
    expect((await restoreVersion("messages", 1, 1)).statusCode).toBe(400);
    const [own] = (await history.historyOf("properties", id)).results;
    await staff.delete(properties, id);
    expect((await restoreVersion("properties", id, own?.id ?? 0)).statusCode).toBe(404);
    expect(await history.historyOf("properties", id)).toMatchObject({ is_deleted: true, row: { id } });
  });
});
