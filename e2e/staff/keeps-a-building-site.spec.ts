import type { APIRequestContext, Page } from "@playwright/test";
import { findAxeViolations, findAxeViolationsInThemes, setTheme } from "../axe.ts";
import { createPicture } from "../create-picture.ts";
import { closeWithEscape } from "../focus.ts";
import { variants } from "../full-run.ts";
import { expect, waitForHydration } from "../journey.ts";
import { listAsStaff, logInAsStaff, staffHeaders, test, unique } from "../staff.ts";

const texts = (text: string) => ({ en: text, np: text });

/** A job with a picture in its diary and a variation that waits for the client. */
async function beginJob(request: APIRequestContext): Promise<{ id: number; page_url: string }> {
  const headers = await staffHeaders(request);
  const send = async (method: "post" | "put", path: string, body: object) => {
    const response = await request[method](path, { headers, ...body });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  const client = { client_name: "Sita Karna", client_phone: "9800000201", language: "en" };
  const job = await send("post", "/api/jobs/", {
    data: { ...client, title: texts(unique("House")), place: "Janakpur", template: "example-house" },
  });
  await send("post", `/api/jobs/${job.id}/diary/`, {
    multipart: {
      uuid: crypto.randomUUID(),
      written_at: new Date().toISOString(),
      text: "The wall grows.",
      pictures: JSON.stringify([{ side: "south", taken_at: null, latitude: null, longitude: null }]),
      images: await createPicture("south.jpg", "#a33"),
    },
  });
  const variation = await send("post", `/api/jobs/${job.id}/variations/`, {
    data: { title: texts("A balcony") },
  });
  const line = { id: "a", code: "", unit: "m3", quantity: "2", rate: "1500", source: "", removes: "" };
  const lines = [{ ...line, name: texts("Balcony"), measurements: [] }];
  await send("put", `/api/variations/${variation.id}/`, {
    data: {
      title: texts("A balcony"),
      reason: texts(""),
      sections: [{ id: "s", title: texts("Floor"), lines }],
    },
  });
  await send("post", `/api/variations/${variation.id}/send/`, {});
  return job;
}

const isLoaded = async (page: Page) => {
  await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("tabpanel").locator("[aria-busy=true]")).toHaveCount(0);
};

for (const language of variants(["en", "np"] as const, 0))
  test(`CN4 CN5 CN6 CN7 CN9 CN10: jobs are kept with the keyboard, and axe finds nothing in their parts and dialogs, on the client's page and on the verification page (${language})`, async ({
    page,
    request,
  }) => {
    const { id, page_url } = await beginJob(request);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await logInAsStaff(page, request);
    await page.goto(`/admin?tab=jobs&lang=${language}`);
    await isLoaded(page);
    expect.soft(await findAxeViolationsInThemes(page), "the list").toEqual([]);
    await test.step("a new job", async () => {
      const add = page.getByRole("tabpanel").getByRole("button").first();
      await add.press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect.soft(await findAxeViolations(page)).toEqual([]);
      await closeWithEscape(dialog);
      await expect(add).toBeFocused();
    });
    for (const part of ["overview", "diary", "variations", "money", "permits"])
      await test.step(part, async () => {
        await page.goto(`/admin?tab=jobs&job=${id}&part=${part}`);
        await isLoaded(page);
        expect.soft(await findAxeViolationsInThemes(page), part).toEqual([]);
      });
    await test.step("what visitors see", async () => {
      await page.goto(`/admin?tab=jobs&job=${id}`);
      const publish = page.getByRole("button", { name: /^(Show to visitors|सार्वजनिक गर्नुहोस्)$/ });
      await publish.press("Enter");
      const dialog = page.getByRole("dialog");
      const choice = dialog.getByRole("checkbox");
      await choice.press("Space");
      await expect(choice).toBeChecked();
      expect.soft(await findAxeViolationsInThemes(page)).toEqual([]);
      await closeWithEscape(dialog);
      await expect(publish).toBeFocused();
    });
    await test.step("the pages of the client and of everybody", async () => {
      const [demo] = (await listAsStaff(request, "/api/jobs/")).filter((job) => job.is_example).slice(-1);
      const details = await request.get(`/api/jobs/${demo?.id}/`, { headers: await staffHeaders(request) });
      const { code } = await details.json();
      const pages = [new URL(page_url).pathname, `/verify/${code}`];
      for (const [index, path] of pages.entries())
        for (const theme of variants(["light", "dark"] as const, index)) {
          await page.goto((language === "np" ? "/np" : "") + path);
          await waitForHydration(page);
          await setTheme(page, theme);
          expect.soft(await findAxeViolations(page), `${path} ${theme}`).toEqual([]);
        }
    });
  });
