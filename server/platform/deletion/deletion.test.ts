import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noProjectFilters } from "#domain/projects/filters.ts";
import { readPropertyListAddress } from "#domain/search/read-filters.ts";
import { createSiteData } from "#server/site/site-data.ts";
import { AdminClient, deletableResources } from "#server/testing/deletable-resources.ts";
import { type LoggedIn, logInAs } from "#server/testing/log-in.ts";
import { formOf } from "#server/testing/pictures.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listPictures } from "#server/testing/test-media.ts";

let site: TestApp;
let admin: LoggedIn;
let staff: AdminClient;
beforeAll(async () => {
  site = await createTestApp();
  admin = await logInAs(site, "admin");
  staff = new AdminClient(site, admin);
});
afterAll(() => site.close());

const [properties, projects] = deletableResources;

describe.each(deletableResources)("a deleted row of $table", (resource) => {
  test("is hidden with its pictures, and restored unchanged at its place in the list", async () => {
    const first = await staff.create(resource);
    const second = await staff.create(resource);
    const third = await staff.create(resource);
    const page = resource.hasPage ? `${resource.path}${second.id}/` : undefined;
    const pictures = second.pictures.length;
    const shown = resource.hasPublicPictures ? 200 : 404;
    expect(await staff.list(resource)).toMatchObject({ count: 3, results: [third, second, first] });

    expect(await staff.delete(resource, second.id)).toBe(204);
    expect(await staff.list(resource)).toMatchObject({ count: 2, results: [third, first] });
    expect(await staff.pictureStatuses(second)).toEqual(Array(pictures).fill(404));
    expect(await staff.pictureStatuses(first)).toEqual(Array(pictures).fill(shown));
    if (page) expect(await staff.statusOf(page)).toBe(404);
    expect(await staff.delete(resource, second.id)).toBe(404);

    expect(await staff.restore(resource, second.id)).toEqual({ status: 200, body: second });
    expect(await staff.list(resource)).toMatchObject({ count: 3, results: [third, second, first] });
    expect(await staff.pictureStatuses(second)).toEqual(Array(pictures).fill(shown));
    if (page) expect(await staff.statusOf(page)).toBe(200);
    expect((await staff.restore(resource, second.id)).status).toBe(404);
  });

  test("can be restored by admins only, and only if it exists", async () => {
    const { id } = await staff.create(resource);
    await staff.delete(resource, id);
    const url = `${resource.path}${id}/restore/`;
    const { headers } = await logInAs(site, "staff");
    expect((await site.app.inject({ method: "POST", url })).statusCode).toBe(401);
    expect((await site.app.inject({ method: "POST", url, headers })).statusCode).toBe(403);
    expect((await staff.list(resource)).results.map((one) => one.id)).not.toContain(id);
    expect((await staff.restore(resource, 999_999)).status).toBe(404);
  });

  test("has consistent pictures after concurrent deletions and restores", async () => {
    const entity = await staff.create(resource);
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        staff.delete(resource, entity.id),
        staff.restore(resource, entity.id),
        staff.delete(resource, entity.id),
        staff.restore(resource, entity.id),
      ]);
      const isListed = (await staff.list(resource)).results.some(({ id }) => id === entity.id);
      const statuses = await staff.pictureStatuses(entity);
      expect(statuses).toEqual(
        entity.pictures.map(() => (isListed && resource.hasPublicPictures ? 200 : 404)),
      );
    }
  });
});

describe("a picture of a deleted row", () => {
  test("has no public URL", async () => {
    const entity = await staff.create(properties);
    await staff.delete(properties, entity.id);
    for (const { key } of entity.pictures) {
      for (const folder of [".private", "%2eprivate", "%2Eprivate", "x/../.private", ".quarantine"])
        expect(await staff.statusOf(`/media/${folder}/${key}/1080.jpg`)).toBe(404);
    }
  });
});

describe("a picture that an update replaced", () => {
  test("is quarantined and not served", async () => {
    const entity = await staff.create(properties);
    const answer = await site.app.inject({
      method: "PUT",
      url: `/api/properties/${entity.id}/update/`,
      headers: admin.headers,
      payload: formOf(await properties.fields()),
    });
    expect(answer.statusCode).toBe(200);
    expect(await staff.pictureStatuses(entity)).toEqual([404, 404]);
    const stored = await listPictures(site.media);
    for (const { key } of entity.pictures)
      expect(stored.filter((name) => name.endsWith(`/${key}`))).toEqual([`quarantine/${key}`]);
  });
});

describe("the site", () => {
  const data = () => createSiteData((work) => work(site.database), "http://site.test", { read: () => [] });
  const sitemap = async () => (await site.app.inject("/sitemap.xml")).body;

  test("does not show a deleted property", async () => {
    const { id } = await staff.create(properties);
    const before = await data().listProperties("sale", readPropertyListAddress({}, "sale"), "en");
    expect(await sitemap()).toContain(`/property/${id}<`);
    expect(await staff.statusOf(`/share/property/${id}.en.jpg`)).toBe(200);
    await staff.delete(properties, id);
    const after = await data().listProperties("sale", readPropertyListAddress({}, "sale"), "en");
    expect([after.matching, after.total]).toEqual([before.matching - 1, before.total - 1]);
    expect((await data().featuredProperties("en")).map((one) => one.id)).not.toContain(id);
    expect(await data().findProperty(id, "en")).toBeUndefined();
    expect(await sitemap()).not.toContain(`/property/${id}<`);
    expect(await staff.statusOf(`/share/property/${id}.en.jpg`)).toBe(404);
  });

  test("does not show a deleted project", async () => {
    const { id } = await staff.create(projects);
    const before = await data().listProjects(noProjectFilters, 1, "en");
    expect(await sitemap()).toContain(`/project/${id}<`);
    await staff.delete(projects, id);
    const after = await data().listProjects(noProjectFilters, 1, "en");
    expect([after.matching, after.total]).toEqual([before.matching - 1, before.total - 1]);
    expect(await data().findProject(id, "en")).toBeUndefined();
    expect(await sitemap()).not.toContain(`/project/${id}<`);
    expect(await staff.statusOf(`/share/project/${id}.en.jpg`)).toBe(404);
  });

  test.each([
    [properties, "PUT"],
    [projects, "PUT"],
  ] as const)("does not update a deleted row (%#)", async (resource, method) => {
    const entity = await staff.create(resource);
    await staff.delete(resource, entity.id);
    const answer = await site.app.inject({
      method,
      url: `${resource.path}${entity.id}/update/`,
      headers: admin.headers,
      payload: formOf(await resource.fields()),
    });
    expect(answer.statusCode).toBe(404);
    expect((await staff.restore(resource, entity.id)).body).toEqual(entity);
  });

  test("lists no place and no sitemap file if all rows are deleted", async () => {
    for (const table of ["properties", "projects"] as const)
      await site.database.updateTable(table).set({ deleted_at: new Date() }).execute();
    expect(
      (await data().listProperties("sale", readPropertyListAddress({}, "sale"), "en")).locations,
    ).toEqual([]);
    expect((await data().listProjects(noProjectFilters, 1, "en")).locations).toEqual([]);
    for (const file of ["properties-1.xml", "projects-1.xml"])
      expect(await staff.statusOf(`/sitemap/${file}`)).toBe(404);
  });
});
