import type { Page } from "@playwright/test";
import { findAxeViolations } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { createAdmin, fillLogin, runAdmin, test, unique } from "../staff.ts";
import { createProperty, findCard, openTab } from "./properties-tab.ts";

const pdf = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a lalpurja") };
const papersDialog = (page: Page) => page.getByRole("dialog", { name: /Private papers/ });
const scanInput = (page: Page) => papersDialog(page).getByLabel("Scans to upload");

async function openPapers(page: Page, name: string) {
  await findCard(page, name).getByRole("button", { name: /^View/ }).click();
  await page.getByRole("button", { name: "Open papers" }).click();
  await expect(papersDialog(page).getByLabel("Kitta number")).toBeVisible();
}

test(
  "LD7: staff keep papers of a property, and nobody without the right reaches them by any address",
  long,
  async ({ page, request, browser, server }) => {
    const name = unique("House with papers");
    const owner = unique("Owner");
    const id = await createProperty(request, name);
    const addresses = new Set<string>();
    page.on("request", (sent) => {
      if (sent.url().includes("/papers/")) addresses.add(sent.url());
    });
    await openTab(page, request, name);
    await openPapers(page, name);
    const dialog = papersDialog(page);
    await dialog.getByLabel("Kitta number").fill("१४३२");
    await dialog.getByLabel("Owner's name").fill(owner);
    await dialog.getByLabel("Owner's telephone").fill("9841000000");
    await dialog.getByLabel("Commission", { exact: true }).fill("101");
    await dialog.getByRole("button", { name: "Save papers" }).click();
    await expect(dialog.getByText("This number is too big.")).toBeVisible();
    await dialog.getByLabel("Commission", { exact: true }).fill("2.5");
    await scanInput(page).setInputFiles([
      { name: "lalpurja.pdf", ...pdf },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no scan") },
    ]);
    await expect(dialog.getByText("notes.txt was not added")).toBeVisible();
    const downloadButton = dialog.getByRole("button", { name: "Download lalpurja.pdf" });
    await expect(downloadButton).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent("download"), downloadButton.click()]);
    expect(download.suggestedFilename()).toBe("lalpurja.pdf");
    await dialog.getByRole("button", { name: "Show who looked" }).click();
    await expect(dialog.getByText("admin downloaded lalpurja.pdf")).toBeVisible();

    // Nothing is left in the browser's storage.
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain(owner);
    await dialog.getByRole("button", { name: "Save papers" }).click();
    await expect(findToast(page)).toContainText("Papers saved");
    // Back in the property's details, from which they are opened again.
    await page.getByRole("button", { name: "Open papers" }).click();
    await expect(dialog.getByLabel("Owner's name")).toHaveValue(owner);

    const chief = await createAdmin(server);
    const login = await request.post("/api/token/", { data: chief });
    const { access } = await login.json();
    expect(addresses.size).toBeGreaterThan(2);
    for (const address of addresses) {
      const anonymous = await request.get(address);
      const refused = await request.get(address, { headers: { authorization: `Bearer ${access}` } });
      expect([address, anonymous.status(), refused.status()]).toEqual([address, 401, 403]);
      expect((await anonymous.text()) + (await refused.text())).not.toContain(owner);
    }
    for (const path of [`/property/${id}`, `/np/property/${id}`, `/api/properties/${id}/`, "/sitemap.xml"])
      expect(await (await request.get(path)).text()).not.toContain(owner);

    const other = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await other.goto("/login");
    await waitForHydration(other);
    await fillLogin(other, chief);
    await expect(other).toHaveURL(/admin/);
    await other.goto(`/admin?tab=listings&search=${encodeURIComponent(name)}&open=${id}`);
    await expect(other.getByRole("dialog").getByRole("heading", { name, level: 3 })).toBeVisible();
    await expect(other.getByRole("button", { name: "Open papers" })).toHaveCount(0);
    await other.goto(`/admin?tab=listings&papers=${id}`);
    await expect(papersDialog(other).getByRole("alert")).toContainText("right to see these papers");
    await runAdmin(server, "grant-papers", chief.username);
    await other.reload();
    await expect(papersDialog(other).getByLabel("Owner's name")).toHaveValue(owner);
    await runAdmin(server, "revoke-papers", chief.username);
    await other.reload();
    await expect(papersDialog(other).getByRole("alert")).toContainText("right to see these papers");
    await other.context().close();
  },
);

test(
  "LD7: a scan survives a lost connection, and a deleted one comes back",
  long,
  async ({ page, request, browserConsole }) => {
    browserConsole.expectErrors = true;
    const name = unique("House with scans");
    await createProperty(request, name);
    await openTab(page, request, name);
    await openPapers(page, name);
    const dialog = papersDialog(page);
    await expect(dialog.getByText("No scans yet")).toBeVisible();
    await page.route("**/scans/**", (route) => route.abort("connectionfailed"));
    await scanInput(page).setInputFiles({ name: "contract.pdf", ...pdf });
    await expect(dialog.getByRole("alert")).toContainText("no connection");
    // The upload would be lost.
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const leave = page.getByRole("alertdialog");
    await leave.getByRole("button", { name: "Keep editing" }).click();
    await page.unroute("**/scans/**");
    await dialog.getByRole("button", { name: "Try contract.pdf again" }).click();
    await expect(dialog.getByRole("button", { name: "Download contract.pdf" })).toBeVisible();

    await dialog.getByRole("button", { name: "Delete contract.pdf" }).click();
    await expect(dialog.getByText("No scans yet")).toBeVisible();
    await findToast(page).getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("button", { name: "Download contract.pdf" })).toBeVisible();
  },
);

test(
  "LD7: the end of the session keeps unsaved papers, and stores none of them in the browser",
  long,
  async ({ page, request }) => {
    const name = unique("House with unsaved papers");
    await createProperty(request, name);
    await openTab(page, request, name);
    await openPapers(page, name);
    const dialog = papersDialog(page);
    await dialog.getByLabel("Owner's name").fill("Unsaved Owner");
    const session = await page.evaluate(() => {
      const kept = localStorage.getItem("session");
      localStorage.removeItem("session");
      window.dispatchEvent(new StorageEvent("storage", { key: "session" }));
      return kept;
    });
    await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("Unsaved Owner");
    await page.evaluate((text) => {
      localStorage.setItem("session", text ?? "");
      window.dispatchEvent(new StorageEvent("storage", { key: "session" }));
    }, session);
    await dialog.getByRole("button", { name: "Save papers" }).click();
    await expect(findToast(page)).toContainText("Papers saved");
  },
);

for (const language of variants(["en", "np"], 1))
  for (const width of variants([390, 1440], 0))
    test(`LD7: axe finds nothing in the papers in ${language} at ${width} px`, async ({ page, request }) => {
      const id = await createProperty(request, unique("House"));
      await page.setViewportSize({ width, height: 844 });
      await openTab(page, request, "", { papers: String(id), lang: language });
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
    });
