import type { Page } from "@playwright/test";
import { clickTwice } from "../click-twice.ts";
import { createPicture } from "../create-picture.ts";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { chooseType, fillSale, goToNextStep, openSellForm, stepLink, submitSale } from "../sell-form.ts";
import { listAsStaff, unique } from "../staff.ts";

const picture = "web/public/pictures/hero-sell/1280.jpg";
const fillRequired = (page: Page, title: string) =>
  fillSale(page, title, { type: "Townhouse", price: "८५,००,०००", description: "Two floors\nand a well" });

test("SE1 SE3 SE4 LD3: an owner submits a home with a picture and its price in words", async ({
  page,
  request,
}) => {
  await test.step("SE1 SE3 SE4: an owner submits a home with a picture, and staff see all details", async () => {
    const title = unique("Family house");
    await openSellForm(page);
    const types = page.getByRole("group", { name: "Property type" }).getByRole("radio");
    for (const [index, name] of ["House", "Land", "Apartment", "Condo", "Townhouse"].entries())
      await expect(types.nth(index)).toHaveAccessibleName(name);
    await fillRequired(page, title);
    await stepLink(page, "The property").click();
    await page.getByLabel("Bedrooms").fill("4");
    await page.getByLabel("Bathrooms").fill("2.5");
    await page.getByLabel("Total built-up area").fill("1,800");
    await page.getByLabel("Land area").fill("5 dhur");
    await page.getByLabel("Storeys").fill("2.5");
    await goToNextStep(page, "Pictures and you");
    await expect(page.getByText("JPG, PNG, PDF, at most 5 MB each")).toBeVisible();
    await page.getByLabel("Phone").fill("+977-9800000201");
    await page.getByLabel("Pictures", { exact: true }).setInputFiles(picture);
    await expect(page.getByText("1280.jpg")).toBeVisible();
    await submitSale(page).click();

    await expect(findToast(page)).toContainText(/Property submitted.*goes to review/);
    await expect(page.getByLabel("Property title")).toHaveValue("");
    await expect(page.getByLabel("Property title")).toBeVisible();
    await expect(types.and(page.locator(":checked"))).toHaveCount(0);
    await expect(page.getByText("1280.jpg")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Your property", exact: true })).toBeFocused();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel("Property title")).toHaveValue("");

    const [stored] = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
    expect(stored).toMatchObject({
      name: "Sita Devi",
      email: "sita@example.com",
      phone_no: "+977-9800000201",
      property_location: "Kadam Chowk, Janakpur-7",
      property_price: 8_500_000,
      property_type: "Townhouse",
      no_of_bedrooms: 4,
      no_of_bathrooms: 2.5,
      area: 1800,
      land_area: "5 dhur",
      storeys: 2.5,
      description: "Two floors\nand a well",
    });
    const shown = await request.get(new URL(String(stored?.image)).pathname);
    expect(shown.headers()["content-type"]).toBe("image/jpeg");
  });
  await becomeNewVisitor(page);
  await test.step("LD3: an owner writes the price in words and sees it in digits, in both languages", async () => {
    const title = unique("House in lakh");
    await page.goto("/np/sell#step-2");
    await waitForHydration(page);
    await page.getByLabel("मूल्य").fill("१ करोड २० लाख");
    await expect(page.getByLabel("मूल्य")).toHaveAccessibleDescription("रु १,२०,००,००० (१ करोड २० लाख)");

    await openSellForm(page);
    await fillRequired(page, title);
    await stepLink(page, "The property").click();
    const price = page.getByLabel("Price");
    await price.fill("85 dozen");
    await expect(price).toHaveAccessibleDescription(/such as 85 lakh/);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/^Enter an amount such as/);
    await price.fill("1.25 crore");
    await expect(price).toHaveAccessibleDescription("रु 1,25,00,000 (1 crore 25 lakh)");
    await goToNextStep(page, "Pictures and you");
    await submitSale(page).click();
    await expect(findToast(page)).toContainText("Property submitted");
    const [stored] = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
    expect(stored).toMatchObject({ property_price: 12_500_000 });
  });
});

test(
  "SE2 SE3 SE4: an incomplete, failed, slow or doubled submission loses nothing and stores one row",
  long,
  async ({ page, request, browserConsole }) => {
    await test.step("SE2: without a type nothing is sent, a toast says why, and the first invalid field gets the focus", async () => {
      let calls = 0;
      await page.route("**/sell/", (route) => {
        calls += 1;
        return route.abort();
      });
      await openSellForm(page);
      await page.getByRole("link", { name: "Next" }).click();
      await expect(findToast(page)).toContainText(/Validation Error.*Please select a property type/);
      await expect(page.getByRole("radio", { name: "House", exact: true })).toBeFocused();
      await expect(page.getByText("This field is required.")).toHaveCount(3);
      await expect(page.getByLabel("Property title")).toHaveAccessibleDescription(/This field is required\./);
      await page.getByLabel("Property title").fill("House");
      await expect(page.getByText("This field is required.")).toHaveCount(2);

      // The last step, which an address can open, sends nothing either.
      await page.goto("/sell#step-3");
      await waitForHydration(page);
      await submitSale(page).click();
      await expect(findToast(page)).toContainText(/Validation Error.*Please select a property type/);
      await expect(page.getByRole("radio", { name: "House", exact: true })).toBeFocused();
      expect(calls).toBe(0);
    });
    await becomeNewVisitor(page);
    await test.step("SE3: a failed submission keeps the form, also after a reload, and the next try succeeds", async () => {
      browserConsole.expectErrors = true;
      const title = unique("Kept house");
      await page.route("**/sell/", (route) => route.fulfill({ status: 500, body: "no" }), { times: 1 });
      await openSellForm(page);
      await fillRequired(page, title);
      await submitSale(page).click();
      await expect(findToast(page)).toContainText(/Submission failed.*Please try again\./);
      await expect(page.getByText("What you have written is still here.")).toBeVisible();
      await expect(page.getByLabel("Property title")).toHaveValue(title);
      expect(browserConsole.lines.join()).toContain("500");

      await page.reload();
      await waitForHydration(page);
      await expect(page.getByLabel("Property title")).toHaveValue(title);
      await expect(page.locator("input[value=Townhouse]")).toBeChecked();
      await submitSale(page).click();
      await expect(findToast(page)).toContainText("Property submitted");
      const stored = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
      expect(stored).toHaveLength(1);
    });
    await becomeNewVisitor(page);
    await test.step("SE4: files that are too large or not pictures are rejected by the form and by the server", async () => {
      browserConsole.expectErrors = true;
      await openSellForm(page);
      await fillRequired(page, "House with a torn picture");
      const field = page.getByLabel("Pictures", { exact: true });
      await field.setInputFiles({
        name: "plan.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF"),
      });
      await expect(page.getByText(/plan\.pdf was not added/)).toBeVisible();
      const large = Buffer.alloc(5 * 1024 * 1024 + 1);
      await field.setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: large });
      await expect(page.getByText(/large\.jpg was not added/)).toBeVisible();

      // The form reads the content of a chosen picture.
      for (const [name, buffer, reason] of [
        ["letter.jpg", Buffer.from("Dear all"), /letter\.jpg was not added: it is no picture/],
        ["empty.png", Buffer.alloc(0), /empty\.png was not added: the file is empty/],
      ] as const) {
        await field.setInputFiles({
          name,
          mimeType: name.endsWith("jpg") ? "image/jpeg" : "image/png",
          buffer,
        });
        await expect(page.getByText(reason)).toBeVisible();
        await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeHidden();
      }

      // The server reads it entirely.
      const torn = (await createPicture("torn.png", "#a42a1d")).buffer.subarray(0, 40);
      await field.setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: torn });
      await expect(page.getByText("This file is not an image that can be used.")).toBeVisible();
      await submitSale(page).click();
      await expect(findToast(page)).toBeVisible();
      await page.getByRole("button", { name: "Cancel torn.png" }).click();
      await expect(page.getByText("torn.png", { exact: true })).toBeHidden();
    });
    await becomeNewVisitor(page);
    await test.step("SE3: while sending, the button is busy, a progress bar is shown and a second click sends nothing", async () => {
      let calls = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/sell/", async (route) => {
        calls += 1;
        await held;
        await route.fulfill({ status: 201, json: {} });
      });
      await page.clock.install({ time: new Date("2026-11-15T10:00:00Z") });
      await openSellForm(page);
      await fillRequired(page, "Slow house");
      await page.getByLabel("Pictures", { exact: true }).setInputFiles(picture);
      await page.clock.pauseAt(new Date("2026-11-15T11:00:00Z"));
      await submitSale(page).dblclick();
      const busy = page.getByRole("button", { name: /Please wait/ });
      await expect(busy).toHaveAttribute("aria-busy", "true");
      // Playwright refuses to click an element with aria-disabled, a person can.
      await busy.click({ force: true });
      await page.getByLabel("Full name").press("Enter");
      release();
      await page.clock.resume();
      await expect(findToast(page)).toContainText("Property submitted");
      expect(calls).toBe(1);
    });
  },
);

test(
  "SE1 LD1 IN1: the steps keep what was typed, in both languages, and work from the keyboard",
  long,
  async ({ page, request }) => {
    await test.step("LD1: the steps ask what the type has, keep what was typed, and follow Back, Forward and a reload", async () => {
      await openSellForm(page);
      await fillSale(page, "Steps", { type: "House" });
      await stepLink(page, "What and where").click();
      await expect(page.getByRole("heading", { name: "What and where" })).toBeFocused();
      await chooseType(page, "Apartment");
      await goToNextStep(page, "The property");
      await expect(page.getByLabel("Furnishing")).toBeVisible();
      await expect(page.getByLabel("Land area")).toBeHidden();
      await page.getByLabel("Bedrooms").fill("3");

      await page.goBack();
      await expect(page.getByRole("heading", { name: "What and where" })).toBeFocused();
      await chooseType(page, "Land");
      await page.goForward();
      await expect(page.getByLabel("Land area")).toBeVisible();
      await expect(page.getByLabel("Quoted")).toBeVisible();
      await expect(page.getByLabel("Bedrooms")).toBeHidden();
      for (const link of await page
        .getByRole("navigation", { name: "Steps of the form" })
        .getByRole("link")
        .all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

      await page.reload();
      await waitForHydration(page);
      await expect(stepLink(page, "The property")).toHaveAttribute("aria-current", "step");
      await expect(page.getByLabel("Land area")).toBeVisible();
      await page.getByRole("link", { name: "Back" }).click();
      await chooseType(page, "Apartment");
      await goToNextStep(page, "The property");
      await expect(page.getByLabel("Bedrooms")).toHaveValue("3");
    });
    await becomeNewVisitor(page);
    await test.step("IN1: a language change translates shown errors and keeps the form and its step", async () => {
      await openSellForm(page);
      await chooseType(page, "House");
      await page.getByLabel("Property title").fill("Half written");
      await page.getByLabel("Location").fill("Station Road");
      await goToNextStep(page, "The property");
      await page.getByLabel("Bathrooms").fill("1.3");
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText("Enter a whole or half number.")).toBeVisible();
      await page.getByRole("link", { name: "नेपालीमा हेर्नुहोस्" }).click();
      await expect(page.getByText("पूर्ण वा आधा सङ्ख्या लेख्नुहोस्, जस्तै १.५।")).toBeVisible();
      await expect(page.getByLabel("शीर्षक")).toHaveValue("Half written");
      await page.getByLabel("बाथरुम").fill("1.5");
      await expect(page.getByText("पूर्ण वा आधा सङ्ख्या लेख्नुहोस्, जस्तै १.५।")).toBeHidden();
    });
    await becomeNewVisitor(page);
    await test.step("SE1: the whole form works from the keyboard", async () => {
      const title = unique("Typed house");
      await openSellForm(page);
      await page.getByRole("radio", { name: "House", exact: true }).focus();
      const type = async (texts: readonly string[]) => {
        for (const text of texts) {
          await page.keyboard.press("Tab");
          if (text) await page.keyboard.type(text);
        }
        await page.keyboard.press("Enter");
      };
      await page.keyboard.press("Space");
      // The municipality stays empty; its wards can be chosen only after it. Enter follows the link to the next step.
      await type([title, "Station Road", "", ""]);
      await expect(page.getByRole("heading", { name: "The property" })).toBeFocused();
      await type(["5 dhur", "9000000"]);
      await expect(page.getByRole("heading", { name: "Pictures and you" })).toBeFocused();
      await type(["", "By hand", "Ram", "ram@example.com"]);
      await expect(findToast(page)).toContainText("Property submitted");
      const stored = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
      expect(stored).toMatchObject([{ property_type: "House", description: "By hand", image: null }]);
    });
  },
);

test(
  "SE3: a second click 60 or 300 ms after the first stores one row and shows no error",
  long,
  async ({ page, request }) => {
    for (const gap of [60, 300]) {
      const title = unique("Clicked house");
      await openSellForm(page);
      await fillRequired(page, title);
      await clickTwice(submitSale(page), gap);
      await expect(findToast(page)).toContainText("Property submitted");
      await expect(page.getByLabel("Property title")).toHaveValue("");
      await expect(page.getByText("This field is required.")).toHaveCount(0);
      const stored = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
      expect(stored).toHaveLength(1);
    }
  },
);
