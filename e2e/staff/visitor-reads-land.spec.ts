import type { Page } from "@playwright/test";
import { pageAddress } from "#domain/site/page-address.ts";
import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { openFilters, showButton } from "../search-form.ts";
import { listAsStaff, test, unique } from "../staff.ts";
import { typeDay } from "../type-day.ts";
import { formDialog, openNewForm, openTab, saveButton } from "./properties-tab.ts";

// On the staff's server, because these journeys add listings.

type Plot = Readonly<{
  name: string;
  nepaliName: string;
  municipality: string;
  ward: string;
  street: string;
  nepaliStreet: string;
  landArea: string;
  unit: "per kattha" | "per aana";
  unitPrice: string;
}>;

const janakpurPlot = {
  municipality: "Janakpurdham",
  ward: "4",
  street: "Pidari Chowk",
  nepaliStreet: "पिडारी चोक",
  landArea: "4 kattha 10 dhur",
  unit: "per kattha",
  unitPrice: "40 lakh",
} as const;
const lalitpurPlot = {
  municipality: "Lalitpur",
  ward: "3",
  street: "Jhamsikhel",
  nepaliStreet: "झम्सिखेल",
  landArea: "0-4-2-0",
  unit: "per aana",
  unitPrice: "६० लाख",
} as const;

async function fillPlot(page: Page, plot: Plot) {
  await openNewForm(page);
  const form = formDialog(page);
  // Found by its name, because the list of suggestions has the same label.
  await form.locator("input[name=place]").fill(plot.municipality);
  await page
    .getByRole("option", { name: new RegExp(`^${plot.municipality}`) })
    .first()
    .click();
  await form.getByLabel("Ward", { exact: true }).selectOption(plot.ward);
  await form.getByLabel("Name (English)").fill(plot.name);
  await form.getByLabel("Name (नेपाली)").fill(plot.nepaliName);
  await form.getByLabel("Street or tole (English)").fill(plot.street);
  await form.getByLabel("Street or tole (नेपाली)").fill(plot.nepaliStreet);
  await form.getByLabel("Property type").selectOption("Land");
  await form.getByLabel("Quoted").selectOption(plot.unit);
  await form.getByLabel(`Price ${plot.unit}`).fill(plot.unitPrice);
  await form.getByLabel("Land area").fill(plot.landArea);
}

async function fillFacts(page: Page) {
  const form = formDialog(page);
  await form.getByLabel("Negotiable").check();
  await form.getByLabel("Land use").selectOption("Residential");
  await form.getByLabel("Facing").selectOption("North-east");
  await form.getByLabel("Road width").fill("20");
  await form.getByLabel("Road", { exact: true }).selectOption("Blacktop");
  await form.getByLabel("Lalpurja", { exact: true }).selectOption("Available");
  for (const [number, kind, distance, unit] of [
    [1, "School", "500", "m"],
    [2, "Hospital", "10", "min"],
  ] as const) {
    await form.getByRole("button", { name: "Add a place" }).click();
    await form.getByLabel(`Place ${number}`, { exact: true }).selectOption(kind);
    await form.getByLabel(`Distance to place ${number}`).fill(distance);
    await form.getByLabel(`Unit of distance ${number}`).selectOption(unit);
  }
  await typeDay(form.getByLabel("Lalpurja seen"), "2083-06-15");
  await typeDay(form.getByLabel("Road measured"), "2083-07-16");
}

async function save(page: Page) {
  await saveButton(page).click();
  await expect(formDialog(page)).toBeHidden();
}

const texts = {
  en: {
    land: "Land",
    search: "Search",
    checked: "Checked by us",
    checkedOnly: "Checked by us only",
    janakpur: {
      address: "Pidari Chowk, Janakpurdham-4, Dhanusha",
      price: "रु 1,80,00,000",
      words: "1.8 crore",
      unitPrice: "रु 40 lakh per kattha",
      area: "4 kattha 10 dhur",
      areas: "4 kattha 10 dhur (16,402.5 sq ft)",
      facts: ["North-east", "20 ft", "Blacktop", "Residential", "School: 500 m", "Hospital: 10 min"],
      days: ["1 October 2026", "2 November 2026"],
    },
    lalitpur: {
      address: "Jhamsikhel, Lalitpur-3",
      price: "रु 2,70,00,000",
      unitPrice: "रु 60 lakh per aana",
      area: "4 aana 2 paisa",
      areas: "4 aana 2 paisa (1,540.13 sq ft)",
    },
    bedrooms: /bed/i,
    units: "Area in",
  },
  np: {
    land: "जग्गा",
    search: "खोज्नुहोस्",
    checked: "हामीले जाँचेको",
    checkedOnly: "हामीले जाँचेका मात्र",
    janakpur: {
      address: "पिडारी चोक, जनकपुरधाम-४, धनुषा",
      price: "रु १,८०,००,०००",
      words: "१.८ करोड",
      unitPrice: "प्रति कट्ठा रु ४० लाख",
      area: "४ कट्ठा १० धुर",
      areas: "४ कट्ठा १० धुर (१६,४०२.५ वर्ग फिट)",
      facts: ["ईशान", "२० फिट", "पिच", "आवासीय", "विद्यालय: ५०० मिटर", "अस्पताल: १० मिनेट"],
      days: ["१५ असोज २०८३", "१६ कात्तिक २०८३"],
    },
    lalitpur: {
      address: "झम्सिखेल, ललितपुर-३",
      price: "रु २,७०,००,०००",
      unitPrice: "प्रति आना रु ६० लाख",
      area: "४ आना २ पैसा",
      areas: "४ आना २ पैसा (१,५४०.१३ वर्ग फिट)",
    },
    bedrooms: /सुत्ने कोठा/,
    units: "क्षेत्रफल देखाउने नाप",
  },
} as const;

test(
  "LD1 LD2 LD3 LD4 LD8: staff list a plot by kattha in Janakpur and one by ropani in Lalitpur, and a visitor finds and reads both in both languages",
  long,
  async ({ page, request, browser, baseURL }) => {
    const word = unique("Plot");
    const names = {
      en: { janakpur: `${word} by the road`, lalitpur: `${word} in the hills` },
      np: { janakpur: `${word} सडक छेउमा`, lalitpur: `${word} पहाडमा` },
    };
    const staff = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 1440, height: 900 } });
    await openTab(staff, request, word);
    await fillPlot(staff, {
      ...janakpurPlot,
      name: names.en.janakpur,
      nepaliName: names.np.janakpur,
    });
    await fillFacts(staff);
    await save(staff);
    await fillPlot(staff, { ...lalitpurPlot, name: names.en.lalitpur, nepaliName: names.np.lalitpur });
    await save(staff);
    await staff.context().close();

    for (const [language, width] of [
      ["en", 1440],
      ["np", 390],
    ] as const)
      await test.step(language, async () => {
        await page.setViewportSize({ width, height: 900 });
        await findBoth(page, word, language, names[language]);
        await readBoth(page, language, names[language]);
      });
  },
);

type Names = Readonly<{ janakpur: string; lalitpur: string }>;

/** Ends with both cards on the page. */
async function findBoth(page: Page, word: string, language: "en" | "np", names: Names) {
  const text = texts[language];
  await page.goto(pageAddress("/buy", language));
  await waitForHydration(page);
  await page.getByRole("search").getByLabel(text.search, { exact: true }).fill(word);
  const sheet = await openFilters(page);
  await sheet.getByRole("checkbox", { name: text.land, exact: true }).check();
  await showButton(sheet).click();
  await expect(page).toHaveURL(/type=land/);

  const inHills = findArticle(page, names.lalitpur);
  for (const shown of [
    text.lalitpur.address,
    text.lalitpur.price,
    text.lalitpur.unitPrice,
    text.lalitpur.area,
  ])
    await expect(inHills).toContainText(shown);
  await expect(inHills).not.toContainText(text.checked);
  const byRoad = findArticle(page, names.janakpur);
  for (const shown of [
    text.janakpur.address,
    text.janakpur.price,
    text.janakpur.unitPrice,
    text.janakpur.area,
  ])
    await expect(byRoad).toContainText(shown);
  await expect(byRoad).toContainText(text.checked);
  await expect(byRoad).not.toContainText(text.bedrooms);

  await openFilters(page);
  await sheet.getByLabel(text.checkedOnly).check();
  await showButton(sheet).click();
  await expect(page).toHaveURL(/checked=1/);
  await expect(inHills).toHaveCount(0);
  await openFilters(page);
  await expect(sheet.getByLabel(text.checkedOnly)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(inHills).toBeVisible();
}

/** Begins with both cards on the page. */
async function readBoth(page: Page, language: "en" | "np", names: Names) {
  const text = texts[language];
  // The others are similar listings.
  const property = page.getByRole("article").first();
  await findArticle(page, names.lalitpur).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.lalitpur);
  for (const shown of Object.values(text.lalitpur)) await expect(property).toContainText(shown);
  await page.goBack();
  // Until the list is back, the article is the plot in the hills, which names the other as a similar one.
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(names.lalitpur);

  await findArticle(page, names.janakpur).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.janakpur);
  const { facts, days, ...shown } = text.janakpur;
  for (const part of [...Object.values(shown), ...facts, ...days]) await expect(property).toContainText(part);
  await expect(property).not.toContainText(text.bedrooms);

  await page.getByLabel(text.units).selectOption("ropani");
  await expect(property).not.toContainText(text.janakpur.areas);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel(text.units)).toHaveValue("ropani");
  await expect(property).not.toContainText(text.janakpur.areas);
  await page.getByLabel(text.units).selectOption("");
}

const findArticle = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

test(
  "LD2: the form reads an area by the custom of the chosen place and asks nothing",
  long,
  async ({ page, request }) => {
    const name = unique("Terrace");
    await openTab(page, request, name);
    await openNewForm(page);
    const form = formDialog(page);
    await form.getByLabel("Name (English)").fill(name);
    // The names of places load when the field is reached.
    await form.getByLabel("Municipality").focus();
    await form.getByRole("combobox", { name: "Municipality" }).fill("Lalitpur");
    await page
      .getByRole("option", { name: /^Lalitpur/ })
      .first()
      .click();
    await form.getByLabel("Property type").selectOption("Land");
    await form.getByLabel("Land area").fill("3-9");
    await expect(form.getByLabel("Land area")).toHaveAccessibleDescription(/^3 ropani 9 aana =/);
    await form.getByLabel("Price").fill("1 crore");
    await expect(form.getByLabel("Land area")).toHaveValue("3 ropani 9 aana");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");
    const stored = (await listAsStaff(request, "/api/properties/")).find((row) => row.name === name);
    expect(stored).toMatchObject({ land_area: "3 ropani 9 aana", land_custom: "ropani" });

    await page.goto(`/admin?tab=listings&edit=${stored?.id}&lang=np`);
    const nepaliForm = page.getByRole("dialog");
    await expect(nepaliForm.getByLabel("जग्गाको क्षेत्रफल")).toHaveValue("३ रोपनी ९ आना");
    await nepaliForm.getByRole("button", { name: "परिवर्तन सेभ गर्नुहोस्" }).click();
    await expect(nepaliForm).toBeHidden();
    const saved = (await listAsStaff(request, "/api/properties/")).find((row) => row.name === name);
    expect(saved).toMatchObject({ land_area: "3 ropani 9 aana" });
  },
);
