import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, followLink, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";

const toNepali = (page: Page) => page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" });
const toEnglish = (page: Page) => page.getByRole("link", { name: "View in English" });
const storedChoice = async (page: Page) => [
  await page.evaluate(() => localStorage.getItem("language")),
  (await page.context().cookies()).find(({ name }) => name === "language")?.value,
];

test("IN1 IN3 CH1 NL1 NL2: a reader changes the language, goes back and forward, and comes again", async ({
  page,
  context,
}) => {
  await test.step("IN1 IN3 CH1 NL1: the toggle leads to the twin address without a reload, keeps query, hash and typed text, and is remembered", async () => {
    await page.goto("/buy?type=house&utm_source=x#results");
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByLabel("Search").fill("half typed");
    await toNepali(page).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
    await expect(page.locator("html")).toHaveAttribute("lang", "ne");
    await expect(page).toHaveURL(/\/np\/buy\?type=house&utm_source=x#results$/);
    await expect(page.getByLabel("खोज्नुहोस्")).toHaveValue("half typed");
    await expect(page.getByText(/^[०-९]+ मध्ये [०-९]+ घरजग्गा देखाइँदै$/)).toBeVisible();
    await expect(page).toHaveTitle("बिक्रीका घरजग्गा · मिथिला घर");
    await expect(toEnglish(page)).toBeFocused();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    expect(await storedChoice(page)).toEqual(["np", "np"]);

    await page.goto("/property/1");
    await expect(page).toHaveURL(/\/np\/property\/1$/);
    await expect(
      page.getByRole("complementary").getByRole("link", { name: "फोन गर्नुहोस्", exact: true }),
    ).toBeVisible();
    await waitForHydration(page);
    await toEnglish(page).click();
    await expect(page.getByRole("complementary").getByRole("link", { name: "Call Now" })).toBeVisible();
    await expect(page).toHaveURL(/[^p]\/property\/1$/);
    expect(await storedChoice(page)).toEqual(["en", "en"]);
  });
  await becomeNewVisitor(page);
  await test.step("NL1: Back and Forward lead through both languages, also after a reload", async () => {
    await page.goto("/about");
    await waitForHydration(page);
    await page.locator('footer a[href="/sell"]').click();
    await expect(page).toHaveURL(/\/sell$/);
    await toNepali(page).click();
    await expect(page).toHaveURL(/\/np\/sell$/);
    await page.reload();
    await waitForHydration(page);
    const heading = page.getByRole("heading", { level: 1 });
    await page.goBack();
    await expect(page).toHaveURL(/[^p]\/sell$/);
    await expect(heading).toHaveText("Sell your property");
    await page.goBack();
    await expect(page).toHaveURL(/[^p]\/about$/);
    await expect(heading).toHaveText("We build where we live");
    await page.goForward();
    await expect(heading).toHaveText("Sell your property");
    await page.goForward();
    await expect(heading).toHaveText("आफ्नो घरजग्गा बेच्नुहोस्");
  });
  await becomeNewVisitor(page);
  await test.step("IN1 NL2: the stored choice applies without the cookie, and English is not shown first", async () => {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("language", "np"));
    await context.clearCookies();
    await page.addInitScript(() => {
      const shown: string[] = JSON.parse(sessionStorage.getItem("shown") ?? "[]");
      new PerformanceObserver((paints) => {
        if (document.documentElement.hidden || paints.getEntries().length === 0) return;
        sessionStorage.setItem("shown", JSON.stringify([...shown, document.documentElement.lang]));
      }).observe({ type: "paint", buffered: true });
    });
    await page.goto("/buy?type=house");
    await expect(page).toHaveURL(/\/np\/buy\?type=house$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("shown"))).toBe('["ne"]');
    expect(await storedChoice(page)).toEqual(["np", "np"]);
  });
});

test("NL1 IN1: a Nepali reader stays in Nepali, and reads whole words", long, async ({ page }) => {
  await test.step("NL1: all links of a Nepali page stay Nepali, also after searches, pages of a list, cards and breadcrumbs", async () => {
    const isNepali = () => expect(page).toHaveURL(/:\d+\/np(?:[/?#]|$)/);
    await page.goto("/np");
    await waitForHydration(page);
    await page.getByLabel("ठाउँ").fill("जनकपुर");
    await followLink(page, page.getByRole("search").getByRole("button"));
    await expect(page).toHaveURL(/\/np\/buy\?location=%E0%A4%9C[^&]+$/);
    await followLink(page, page.getByRole("article").first().getByRole("heading").getByRole("link"));
    await expect(page).toHaveURL(/\/np\/property\/\d+$/);
    await followLink(page, page.locator("nav ol a").last());
    await expect(page).toHaveURL(/\/np\/(?:buy|rent)$/);
    await page.locator('a[rel="next"]').click();
    await expect(page).toHaveURL(/\/np\/(?:buy|rent)\?page=2$/);
    await page.goBack();
    await isNepali();
    await page.locator('footer a[href="/np/others"]').click();
    await expect(page).toHaveURL(/\/np\/others$/);
    await page.keyboard.press("Shift+Alt+KeyA");
    await expect(page).toHaveURL(/\/np\/login$/);
    await page.locator("header a").first().click();
    await expect(page).toHaveURL(/\/np$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "ne");
  });
  await becomeNewVisitor(page);
  await test.step("IN1: headings draw आफ्नो and बेच्नुहोस् as those words, in the letters of the text", async () => {
    await page.goto("/np/sell");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("आफ्नो घरजग्गा बेच्नुहोस्");
    const drawn = await heading.evaluate(async (element) => {
      await document.fonts.ready;
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const pen = document.createElement("canvas").getContext("2d");
      const width = (text: string) => {
        if (pen) pen.font = `${fontWeight} 100px ${fontFamily}`;
        return pen?.measureText(text).width;
      };
      // A joiner forces the half letter; if it changes nothing, the letters are not fused.
      const fused = ["आफ्नो", "बेच्नुहोस्", "किन्नुहोस्", "सुत्ने"].filter(
        (word) => width(word) !== width(word.replace("्न", "्\u200dन")),
      );
      const faces = [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family);
      return { fused, faces };
    });
    expect(drawn.fused).toEqual([]);
    expect(drawn.faces).toContain("Mukta Display Devanagari");
  });
});
