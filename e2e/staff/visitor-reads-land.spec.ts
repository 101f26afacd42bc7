import { pageAddress } from "#domain/site/page-address.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { openFilters, showButton } from "../search-form.ts";
import { listAsStaff, unique } from "../staff.ts";
import { createProperty, formDialog, openNewForm, openTab, saveButton } from "./properties-tab.ts";

// On the staff's server, because these journeys add listings.

const janakpurPlot = {
  property_type: "land",
  local_level_id: "223",
  ward: "4",
  street: "Pidari Chowk",
  land_area: "4 kattha 10 dhur",
  area: "",
  price_unit: "kattha",
  unit_price: "40 lakh",
  is_negotiable: "true",
  facing: "north_east",
  road_width: "20",
  road_type: "blacktop",
  land_use: "residential",
  lalpurja: "yes",
  landmarks: '[{"kind":"school","metres":500},{"kind":"hospital","minutes":10}]',
  lalpurja_seen_on: "2026-10-01",
  road_measured_on: "2026-11-02",
};
const lalitpurPlot = {
  property_type: "land",
  local_level_id: "331",
  ward: "3",
  street: "Jhamsikhel",
  land_area: "0-4-2-0",
  area: "",
  price_unit: "aana",
  unit_price: "60 lakh",
};

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
    lalitpur: { price: "रु 2,70,00,000", unitPrice: "रु 60 lakh per aana", area: "4 aana 2 paisa" },
    bedrooms: /bed/i,
    units: "Area in",
  },
  np: {
    land: "जग्गा",
    search: "खोज्नुहोस्",
    checked: "हामीले जाँचेको",
    checkedOnly: "हामीले जाँचेका मात्र",
    janakpur: {
      address: "जनकपुरधाम-४, धनुषा",
      price: "रु १,८०,००,०००",
      words: "१.८ करोड",
      unitPrice: "प्रति कट्ठा रु ४० लाख",
      area: "४ कट्ठा १० धुर",
      areas: "४ कट्ठा १० धुर (१६,४०२.५ वर्ग फिट)",
      facts: ["ईशान", "२० फिट", "पिच", "आवासीय", "विद्यालय: ५०० मिटर", "अस्पताल: १० मिनेट"],
      days: ["१५ असोज २०८३", "१६ कात्तिक २०८३"],
    },
    lalitpur: { price: "रु २,७०,००,०००", unitPrice: "प्रति आना रु ६० लाख", area: "४ आना २ पैसा" },
    bedrooms: /सुत्ने कोठा/,
    units: "क्षेत्रफल देखाउने नाप",
  },
} as const;

for (const [language, width] of [
  ["en", 1440],
  ["np", 390],
] as const) {
  const text = texts[language];

  test(`LD1 LD2 LD3 LD4 LD8: a visitor finds and reads a plot by kattha in Janakpur and one by ropani in Lalitpur, ${language}`, async ({
    page,
    request,
  }) => {
    const word = unique("Plot");
    await createProperty(request, `${word} by the road`, janakpurPlot);
    await createProperty(request, `${word} in the hills`, lalitpurPlot);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pageAddress("/buy", language));
    await waitForHydration(page);
    await page.getByRole("search").getByLabel(text.search, { exact: true }).fill(word);
    const sheet = await openFilters(page);
    await sheet.getByRole("checkbox", { name: text.land, exact: true }).check();
    await showButton(sheet).click();
    await expect(page).toHaveURL(/type=land/);

    const card = (name: string) => page.getByRole("article").filter({ hasText: `${word} ${name}` });
    const inHills = card("in the hills");
    await expect(inHills).toContainText(text.lalitpur.price);
    await expect(inHills).toContainText(text.lalitpur.unitPrice);
    await expect(inHills).toContainText(text.lalitpur.area);
    await expect(inHills).not.toContainText(text.checked);
    const byRoad = card("by the road");
    for (const shown of [text.janakpur.address, text.janakpur.price, text.janakpur.unitPrice])
      await expect(byRoad).toContainText(shown);
    await expect(byRoad).toContainText(text.janakpur.area);
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

    await byRoad.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${word} by the road`);
    const property = page.getByRole("article");
    await expect(property).toContainText(text.janakpur.areas);
    for (const shown of [text.janakpur.words, text.janakpur.unitPrice, ...text.janakpur.facts])
      await expect(property).toContainText(shown);
    for (const day of text.janakpur.days) await expect(property).toContainText(day);
    await expect(property).not.toContainText(text.bedrooms);

    await page.getByLabel(text.units).selectOption({ index: 1 });
    await expect(property).not.toContainText(text.janakpur.areas);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel(text.units)).toHaveValue("ropani");
    await expect(property).not.toContainText(text.janakpur.areas);
  });
}

test("LD2: the form reads an area by the custom of the chosen place and asks nothing", async ({
  page,
  request,
}) => {
  const name = unique("Terrace");
  await openTab(page, request, name);
  await openNewForm(page);
  const form = formDialog(page);
  await form.getByLabel("Name (English)").fill(name);
  await form.getByRole("combobox").first().fill("Lalitpur");
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
});
