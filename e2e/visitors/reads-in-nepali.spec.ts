import { expect, test, waitForHydration } from "../journey.ts";

test("IN1 IN3 CH1: the toggle translates the page, keeps path and filters, and is remembered", async ({
  page,
  context,
}) => {
  await page.goto("/buy?type=house");
  await waitForHydration(page);
  await page.getByLabel("Search").fill("half typed");
  await page.getByRole("button", { name: "नेपालीमा हेर्नुहोस्" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
  await expect(page.locator("html")).toHaveAttribute("lang", "ne");
  await expect(page).toHaveURL(/\/buy\?type=house$/);
  await expect(page.getByLabel("खोज्नुहोस्")).toHaveValue("half typed");
  await expect(page.getByText(/^[०-९]+ मध्ये [०-९]+ घरजग्गा देखाइँदै$/)).toBeVisible();
  await expect(page).toHaveTitle("बिक्रीका घरजग्गा · मिथिला घर");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("np");
  expect((await context.cookies()).find((cookie) => cookie.name === "language")?.value).toBe("np");

  await page.goto("/property/1");
  await expect(
    page.getByRole("complementary").getByRole("link", { name: "फोन गर्नुहोस्", exact: true }),
  ).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("button", { name: "View in English" }).click();
  await expect(page.getByRole("complementary").getByRole("link", { name: "Call Now" })).toBeVisible();
});

test("IN3: ?lang=np shows the Nepali page, is linked by hreflang, and its links stay Nepali", async ({
  page,
}) => {
  await page.goto("/buy?lang=np");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
  await expect(page.locator('link[rel="alternate"][hreflang="ne"]')).toHaveAttribute(
    "href",
    /\/buy\?lang=np$/,
  );
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ne");
});

test("IN1: the stored choice applies without the cookie", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("language", "np"));
  await context.clearCookies();
  await page.goto("/buy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("बिक्रीका घरजग्गा");
});

test("CH3: the footer shows its groups in both languages", async ({ page }) => {
  for (const [address, texts] of [
    ["/", ["Quick Links", "Services", "Repair services", "Dhanusha, Janakpur, Nepal", "+977-41-590123"]],
    ["/?lang=np", ["उपयोगी लिङ्क", "सेवाहरू", "मर्मतसम्भार", "धनुषा, जनकपुर, नेपाल", "+९७७-४१-५९०१२३"]],
  ] as const) {
    await page.goto(address);
    const footer = page.getByRole("contentinfo");
    for (const text of texts) await expect(footer.getByText(text, { exact: true })).toBeVisible();
    await expect(footer.getByText(/©/)).toBeVisible();
    for (const to of ["/buy", "/sell", "/rent", "/others"])
      await expect(footer.locator(`a[href="${to}"]`)).toBeVisible();
    await expect(footer.locator('a[href^="https://www.facebook.com"]')).toBeVisible();
  }
});

const pages = [
  "/",
  "/buy",
  "/rent",
  "/property/1",
  "/projects",
  "/project/1",
  "/sell",
  "/others",
  "/about",
  "/contact",
];

test("IN1: on every page, text in the other language has its own lang attribute", async ({ page }) => {
  for (const path of pages) {
    for (const language of ["en", "np"]) {
      await page.goto(`${path}?lang=${language}`);
      expect([path, language, await page.evaluate(findUnmarkedTexts)]).toEqual([path, language, []]);
    }
  }
});

/** Texts and alt texts in another script than that of their lang attribute. */
function findUnmarkedTexts(): string[] {
  // Equal in both languages: e-mail addresses, names of file types, the rupee sign.
  const shared = /\S+@\S+|\b(?:JPG|PNG|PDF|WebP)\b|रु/g;
  const isUnmarked = (text: string, element: Element | null) => {
    const own = text.replace(shared, "");
    const lang = element?.closest("[lang]")?.getAttribute("lang");
    return lang === "ne" ? /[a-z]{2}/i.test(own) : /[\u0900-\u097f]/.test(own);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement?.closest("script, style, noscript, template")) continue;
    if (isUnmarked(textContent ?? "", parentElement)) found.push(textContent ?? "");
  }
  for (const image of document.images) if (isUnmarked(image.alt, image)) found.push(image.alt);
  return found;
}

test("BU7: Buy and Rent offer the locations of the listings with Nepali names", async ({ page }) => {
  for (const path of ["/buy", "/rent"]) {
    await page.goto(`${path}?lang=np`);
    const places = page.getByLabel("ठाउँ").locator("option");
    expect((await places.allTextContents()).filter((name) => /[a-z]/i.test(name))).toEqual([]);
  }
  await page.getByLabel("ठाउँ").selectOption("काठमाडौँ");
  await expect(page.getByLabel("ठाउँ")).toHaveValue("kathmandu");
});

test("IN1: headings draw आफ्नो and बेच्नुहोस् as those words, in the letters of the text", async ({ page }) => {
  await page.goto("/sell?lang=np");
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
    const faces = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    return { fused, faces };
  });
  expect(drawn.fused).toEqual([]);
  expect(drawn.faces).toContain("Mukta Display Devanagari");
});
