import type { APIRequestContext } from "@playwright/test";
import { demoLooks } from "#demo/company/looks.ts";
import { deriveTokens } from "#domain/looks/derive-tokens.ts";
import type { Looks } from "#domain/settings/looks.ts";
import { findAxeViolationsInThemes } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { logInAsStaff, staffHeaders, test } from "../staff.ts";

// All tests change the looks of the same site.
test.describe.configure({ mode: "serial" });

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" onload="document.title='run'">
  <script>document.title = "run"</script><image href="https://evil.example/x.png"/>
  <path d="M60 4L110 56H10Z" fill="#134e4a"/></svg>`;
const logoFile = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) };
/** The files of drawings. */
const drawingFile = /\/assets\/(?:all-pages|scenes|portraits|chapter-motif|map-sketch)/;

async function saveLooks(request: APIRequestContext, looks: Looks): Promise<void> {
  const saved = await request.put("/api/settings/looks/", {
    data: looks,
    headers: await staffHeaders(request),
  });
  expect(saved.status()).toBe(200);
}

test.afterAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext({ baseURL: server.origin });
  await saveLooks(request, demoLooks);
  await request.dispose();
});

test("ST3: another company takes its colour, logo, theme and picture, and visitors see them in both languages", async ({
  page,
  request,
}) => {
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=settings");
  await page.getByRole("link", { name: "Open: Looks" }).click();
  await page.getByLabel("Logo file").setInputFiles({ ...logoFile, buffer: Buffer.from("<svg><a></svg>") });
  await expect(page.getByText("This SVG can't be used", { exact: false })).toBeVisible();
  await page.getByLabel("Logo file").setInputFiles(logoFile);
  await expect(page.getByRole("img", { name: "On light pages" })).toHaveAttribute("src", /^data:image\/svg/);
  await page.getByLabel("The logo contains the name").check();
  await page.getByLabel("Code").fill("#ffd6");
  await expect(page.getByText("Write it like #0f766e")).toBeVisible();
  await page.getByLabel("Code").fill("#FFD600");
  await expect(page.getByText("Buttons have a darker outline", { exact: false })).toBeVisible();
  const sample = page.locator('[data-scheme="light"]').getByText("Ask about it");
  await expect(sample).toHaveCSS("background-color", "rgb(255, 214, 0)");
  await page.getByRole("radio", { name: "Plain" }).check();
  await page.getByLabel("Picture", { exact: true }).setInputFiles("web/public/pictures/hero-sell/1280.jpg");
  await page.getByLabel("What it shows (English)").fill("Our street in the morning");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(findToast(page)).toContainText("The site has its new looks.");

  const files: string[] = [];
  page.on("request", (sent) => files.push(new URL(sent.url()).pathname));
  for (const address of ["/", "/np", "/about", "/np/contact"]) {
    await page.goto(address);
    await waitForHydration(page);
    const header = page.getByRole("banner");
    const picture = header.locator('img[src^="/logo.svg"]');
    await expect(picture).toHaveJSProperty("naturalWidth", 120);
    await expect(picture).not.toHaveAttribute("alt", "");
    await expect(page).not.toHaveTitle("run");
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--madder")),
    ).toBe("#ffd600");
  }
  expect(files.filter((file) => drawingFile.test(file))).toEqual([]);
  await page.goto("/np");
  await expect(page.getByRole("img", { name: "Our street in the morning" })).toHaveJSProperty(
    "complete",
    true,
  );
  const [hero] = files.filter((file) => /^\/media\/[\da-f]{32}\/\d+\.avif$/.test(file));
  expect(hero).toBeDefined();
});

test("ST3: a page keeps its colours while visitors go to others", long, async ({ page, request }) => {
  await saveLooks(request, { ...demoLooks, theme: "plain", colour: "#0f766e" });
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("navigation").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  const { light } = deriveTokens("#0f766e");
  await expect(page.locator("body")).toHaveCSS("background-color", toRgb(light.paper));
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", light.paper);
});

test("ST3 LE7: earlier looks can be brought back", long, async ({ page, request }) => {
  await saveLooks(request, { ...demoLooks, colour: "#0f766e" });
  await saveLooks(request, { ...demoLooks, colour: "#14265c" });
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=settings&section=looks");
  await expect(page.getByLabel("Code")).toHaveValue("#14265c");
  const bringBack = { name: "Bring this version back" };
  await page.getByRole("listitem").getByRole("button", bringBack).first().click();
  await page.getByRole("alertdialog").getByRole("button", bringBack).click();
  await expect(findToast(page)).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveValue("#0f766e");
});

const colours = [
  ["bright yellow", "#ffd600"],
  ["dark blue", "#14265c"],
] as const;
for (const [name, colour] of variants(colours, 0))
  test(
    `ST3: axe finds nothing on pages of a company in ${name}, in both languages and schemes`,
    long,
    async ({ page, request, browserConsole }) => {
      await saveLooks(request, { ...demoLooks, theme: "plain", colour });
      // The missing page reports itself.
      browserConsole.expectErrors = true;
      for (const address of ["/", "/np/about", "/buy", "/np/sell", "/contact", "/np/nowhere"]) {
        await page.goto(address);
        await waitForHydration(page);
        expect([address, await findAxeViolationsInThemes(page)]).toEqual([address, []]);
      }
    },
  );

test("ST3: axe finds nothing in the editor of the looks, in both languages", async ({ page, request }) => {
  await saveLooks(request, { ...demoLooks, colour: "#ffd600" });
  await logInAsStaff(page, request);
  for (const language of ["en", "np"]) {
    await page.addInitScript((stored) => localStorage.setItem("language", stored), language);
    await page.goto("/admin?tab=settings&section=looks");
    await expect(page.locator("[data-scheme]")).toHaveCount(2);
    expect([language, await findAxeViolationsInThemes(page)]).toEqual([language, []]);
  }
});

function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}
