import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { openFilters, showButton } from "../search-form.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 2, name: /^Showing/ });
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" }).getByRole("link");

// With motion: the bar of call and chat, which comes and goes with it, once took a press.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("SR3 SR4: a buyer chooses filters and places in the sheet, and takes them away by chips", async ({
  page,
}) => {
  await test.step("SR3 SR4: the sheet says how many it will show, chips take filters away, and the focus is on the results", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    const sheet = await openFilters(page);
    await expect(showButton(sheet)).toHaveText(/^Show \d+ properties$/);
    const all = (await showButton(sheet).textContent()) ?? "";
    await sheet.getByRole("checkbox", { name: "House", exact: true }).check();
    await sheet.getByRole("checkbox", { name: "Land", exact: true }).check();
    await sheet.getByLabel("Price up to").fill("2 crore");
    await expect(sheet.getByText("रु 2,00,00,000 (2 crore)")).toBeVisible();
    await sheet.getByLabel("Unit of area").selectOption("Aana");
    await sheet.getByLabel("Area from").fill("४");
    await expect(sheet.getByText("4 aana = 1,369 sq ft")).toBeVisible();
    await expect(showButton(sheet)).toHaveText(/^Show \d+ propert/);
    await expect(showButton(sheet)).not.toHaveText(all);
    const promised = Number(/\d+/.exec((await showButton(sheet).textContent()) ?? "")?.[0]);
    await showButton(sheet).click();

    await expect(page).toHaveURL(/\/buy\?type=house%2Cland&price_to=20000000&area_from=4\+aana$/);
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    await expect(heading(page)).toHaveText(new RegExp(`^Showing ${promised} of`));
    await expect(chips(page)).toHaveText(["House", "Land", "Up to रु 2 crore", "4 aana or more", "Clear all"]);

    await chips(page).getByText("House").click();
    await expect(page).toHaveURL(/\/buy\?type=land&price_to=20000000&area_from=4\+aana$/);
    await expect(chips(page)).toHaveCount(4);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(chips(page)).toHaveCount(5);
    await page.getByRole("link", { name: "Clear all", exact: true }).click();
    await expect(page).toHaveURL(/\/buy$/);
    await expect(heading(page)).toBeFocused();
    await expect(chips(page)).toHaveCount(0);
  });
  await becomeNewVisitor(page);
  await test.step("SR3: places of any level are chosen by keyboard; closing the sheet changes nothing", async () => {
    await page.goto("/buy");
    await waitForHydration(page);
    let sheet = await openFilters(page);
    const places = sheet.locator("input[name=place_name]");
    await places.focus();
    await page.keyboard.type("dhanusa");
    await expect(options(page).first()).toContainText("Dhanusha");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("checkbox", { name: "Dhanusha" })).toBeChecked();
    await page.keyboard.type("ललितपुर");
    await expect(options(page).first()).toContainText("Lalitpur");
    await page.keyboard.press("Enter");
    await expect(sheet.getByRole("checkbox", { name: "Lalitpur" })).toBeChecked();
    await expect(places).toHaveValue("");
    await showButton(sheet).press("Enter");
    await expect(page).toHaveURL(/\/buy\?place=d\d+%2Cd\d+$/);
    await expect(chips(page)).toHaveText(["Dhanusha", "Lalitpur", "Clear all"]);
    await expect(page.getByRole("article").filter({ hasNotText: /Dhanusha|Lalitpur/ })).toHaveCount(0);

    sheet = await openFilters(page);
    await sheet.getByRole("checkbox", { name: "Dhanusha" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: /^(Filters|More filters)/ })).toBeFocused();
    await expect(chips(page)).toHaveCount(3);
  });
});

test(
  "SR1 SR2 SR3: a buyer searches in words, by suggestions and from Home, and sorts",
  long,
  async ({ page }) => {
    await test.step("SR1 SR3: prices and rooms in the words become chips; words for rent lead to Rent", async () => {
      await page.goto("/buy");
      await waitForHydration(page);
      await page.getByLabel("Search").fill("ghar 3 bhk 5 crore samma");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/buy\?search=ghar&price_to=50000000&bedrooms=3$/);
      await expect(chips(page)).toHaveText(["“ghar”", "Up to रु 5 crore", "3+ bedrooms", "Clear all"]);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole("article")).not.toHaveCount(0);
      await page.getByLabel("Search").fill("kotha bhada");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/rent\?search=kotha/);
    });
    await becomeNewVisitor(page);
    await test.step("SR2: suggestions are chosen by keyboard, announced, and only the last answer counts", async () => {
      await page.goto("/buy");
      await waitForHydration(page);
      // The answer to the first letters arrives after that to the whole word.
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/api\/suggestions\/\?q=po&/, async (route) => {
        await held;
        await route.continue();
      });
      const field = page.getByLabel("Search");
      await field.fill("po");
      await page.waitForRequest(/\/api\/suggestions\/\?q=po&/);
      await field.fill("janak");
      const option = options(page).first();
      await expect(option).toContainText("Janakpurdham");
      await expect(option).toContainText(/\d+ listings?/);
      release();
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/^\d+ suggestions?/);
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await expect(field).not.toHaveAttribute("aria-activedescendant");
      await field.press("Escape");
      await expect(field).toHaveAttribute("aria-expanded", "false");
      await expect(field).toHaveValue("janak");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/buy\?search=janak$/);
      await expect(heading(page)).toBeFocused();

      await field.fill("3 bhk janak");
      await expect(option).toContainText("Janakpurdham");
      await field.press("ArrowDown");
      await expect(option).toHaveAttribute("aria-selected", "true");
      await field.press("Enter");
      await expect(page).toHaveURL(/\/buy\?place=l\d+&bedrooms=3$/);
      await expect(chips(page)).toHaveText(["Janakpurdham", "3+ bedrooms", "Clear all"]);
      await expect(field).toHaveValue("");
    });
    await becomeNewVisitor(page);
    await test.step("SR2: on Home a suggestion is a place, other words are a part of the address", async () => {
      await page.goto("/");
      await waitForHydration(page);
      const field = page.getByRole("search", { name: "Search properties" }).getByLabel("Location");
      await field.fill("janak");
      await page.getByRole("option", { name: /^Janakpurdham/ }).click();
      await expect(field).toHaveValue("Janakpurdham");
      await page.getByLabel("Property type").selectOption("House");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/\/buy\?place=l\d+&type=house$/);
      await expect(chips(page)).toHaveText(["Janakpurdham", "House", "Clear all"]);
    });
    await becomeNewVisitor(page);
    await test.step("SR3: sorting keeps the focus, is in the address, and Back undoes it", async () => {
      await page.goto("/buy?type=house");
      await waitForHydration(page);
      const sort = page.getByLabel("Sort by");
      await sort.focus();
      await sort.selectOption("Lowest price");
      await expect(page).toHaveURL(/\/buy\?type=house&sort=price_asc$/);
      await expect(sort).toBeFocused();
      const prices = async () => {
        const texts = await page
          .getByRole("article")
          .getByText(/^रु [\d,]+$/)
          .allTextContents();
        return texts.map((text) => Number(text.replaceAll(/\D/g, "")));
      };
      const isRising = async () => {
        const shown = await prices();
        return shown.length > 2 && shown.every((price, index) => price >= (shown[index - 1] ?? 0));
      };
      await expect.poll(isRising).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/\/buy\?type=house$/);
      await expect(sort).toHaveValue("newest");
    });
  },
);

test(
  "SR3 SR5: a search without results leads on, and a small phone shows the first picture at once",
  long,
  async ({ page, isMobile }) => {
    await test.step("SR5: if nothing is found, a link without one filter brings as many as it says, and listings near by follow", async () => {
      await page.goto("/buy?place=d20&type=house&price_to=100000");
      await waitForHydration(page);
      await expect(heading(page)).toHaveText(/^Showing 0 of/);
      const loosen = page.getByRole("link", { name: /^Without: Up to रु 1 lakh/ });
      const promised = Number(/(\d+) propert(?:y|ies)$/.exec((await loosen.textContent()) ?? "")?.[1]);
      await loosen.click();
      await expect(page).toHaveURL(/\/buy\?place=d20&type=house$/);
      await expect(heading(page)).toBeFocused();
      await expect(heading(page)).toHaveText(new RegExp(`^Showing ${promised} of`));
      await page.goto("/buy?place=d17&type=house");
      await expect(heading(page)).toHaveText(/^Showing 0 of/);
      const nearBy = page.getByRole("region", { name: "Listings near by" });
      await expect(nearBy.getByRole("article")).not.toHaveCount(0);
    });
    await becomeNewVisitor(page);
    await test.step("SR3: on a small phone the first picture is on the first screen, with chips, too", async () => {
      if (!isMobile) return;
      await page.setViewportSize({ width: 360, height: 640 });
      for (const path of ["/buy", "/np/rent", "/buy?type=house&bedrooms=3&price_to=50000000"]) {
        await page.goto(path);
        const picture = await page.getByRole("article").first().locator("img").boundingBox();
        expect(picture?.y, path).toBeLessThan(500);
      }
    });
  },
);
