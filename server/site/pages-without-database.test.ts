import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
  await site.database.destroy();
});
afterAll(() => site.app.close());

const html = async (url: string) => site.app.inject({ url, headers: { accept: "text/html" } });

describe("without a database connection", () => {
  test.each([
    ["/projects", "Sample", "A house of two storeys", "A row of shops"],
    ["/np/projects", "नमुना", "दुई तले घर", "पसलको लहर"],
  ])(
    "PR5: %s shows two projects that are marked as samples and have no link",
    async (url, mark, ...names) => {
      const page = await html(url);
      expect(page.statusCode).toBe(503);
      const cards = page.body.match(/<article[\s\S]*?<\/article>/g) ?? [];
      expect(cards).toHaveLength(2);
      for (const [index, card] of cards.entries()) {
        expect(card).toContain(`>${mark}<`);
        expect(card).toContain(names[index]);
        expect(card).not.toContain("<a ");
      }
    },
  );

  test("PD3: a project page says that loading failed", async () => {
    const page = await html("/project/1");
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("Failed to load project details");
    expect(page.body).toContain("Go Back");
  });

  test("BU4 PY3 HO4: lists and properties answer 503, Home is shown without properties", async () => {
    const [home, buy, property] = await Promise.all(["/", "/buy", "/property/1"].map(html));
    expect(home?.statusCode).toBe(200);
    expect(home?.body).toContain("No Featured Properties");
    expect(buy?.statusCode).toBe(503);
    expect(buy?.body).toContain("The properties could not be loaded.");
    expect(property?.statusCode).toBe(503);
    expect(property?.body).toContain("Failed to load property details");
  });
});
