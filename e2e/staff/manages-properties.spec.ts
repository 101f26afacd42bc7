import { findAxeViolations } from "../axe.ts";
import { createPicture } from "../create-picture.ts";
import { closeWithEscape, typeInNewLine } from "../focus.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, logInAsStaff, staffHeaders, test, unique } from "../staff.ts";
import {
  createProperty,
  fillRequired,
  findCard,
  formDialog,
  openNewForm,
  openTab,
  saveButton,
} from "./properties-tab.ts";

test("AP1 AP2 AP4 AD3: staff add a property with three pictures, see it on /buy, change it and delete it", async ({
  page,
  request,
}) => {
  const name = unique("Courtyard house");
  await openTab(page, request, name);
  await openNewForm(page);
  const form = formDialog(page);
  await expect(form.getByLabel("Bedrooms")).toHaveValue("1");
  await expect(form.getByLabel("Bathrooms")).toHaveValue("1");
  await expect(form.getByLabel("Status")).toHaveValue("active");
  await expect(form.getByLabel("Property type").locator("option")).toHaveText([
    "House",
    "Apartment",
    "Condo",
    "Land",
    "Commercial",
    "Loft",
    "Studio",
    "Townhouse",
    "Penthouse",
  ]);

  await saveButton(page).click();
  await expect(form.getByText("This field is required.")).toHaveCount(4);
  await expect(form.getByLabel("Name (English)")).toBeFocused();

  await fillRequired(page, name);
  await expect(form.getByText("Visitors will see रु 85,00,000 (85 lakh)")).toBeVisible();
  await form.getByLabel("Bedrooms").fill("2.5");
  await saveButton(page).click();
  await expect(form.getByText("Enter a whole number.")).toBeVisible();
  await form.getByLabel("Bedrooms").fill("4");
  await form.getByLabel("Description (English)").fill("Two floors\nand a well");
  await form.getByLabel("Garden", { exact: true }).check();
  await form.getByRole("button", { name: "Add feature (English)" }).click();
  await typeInNewLine(form, "Mango tree");
  await page.keyboard.press("Enter");
  await typeInNewLine(form, "Handpump, deep");
  await form
    .locator("input[name=pictures]")
    .setInputFiles([
      await createPicture("front.png", "#a42a1d"),
      await createPicture("yard.png", "#2f6a3a"),
      await createPicture("roof.jpg", "#2e3f8f"),
    ]);
  await expect(form.getByText("front.png", { exact: true })).toBeVisible();
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Added");
  await expect(form).toBeHidden();

  const [stored] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
  expect(stored).toMatchObject({
    price: 8_500_000,
    area: 1800,
    bedrooms: 4,
    bathrooms: 1,
    description: "Two floors\nand a well",
    feature_names: ["Garden"],
    custom_features: ["Mango tree", "Handpump, deep"],
    status: "active",
    for_type: "sale",
  });
  const card = findCard(page, name);
  await expect(card).toContainText("रु 85,00,000");
  await card.getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Property Details" });
  for (const text of [
    "For Sale",
    "Active",
    "रु 85,00,000",
    "1,800 sq ft",
    "Garden",
    "Mango tree",
    "and a well",
  ])
    await expect(details).toContainText(text);
  await expect(details.getByRole("img")).toHaveCount(3);
  await closeWithEscape(details);

  await page.goto(`/buy?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();

  const renamed = unique("Courtyard home");
  await page.goto(`/admin?tab=listings&search=${encodeURIComponent(name)}`);
  await findCard(page, name).getByRole("button", { name: "Edit" }).click();
  await form.getByLabel("Name (English)").fill(renamed);
  await form.getByLabel("Listing type").selectOption("rent");
  await form.getByLabel("Price").fill("25000");
  await form.getByRole("button", { name: "Remove Picture 3" }).click();
  await saveButton(page).click();
  await expect(findToast(page)).toContainText("Property Updated");
  const [changed] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === renamed);
  expect(changed).toMatchObject({ id: stored?.id, for_type: "rent", price: 25_000, featured_image2: null });
  expect(changed?.image).toBe(stored?.image);

  await page.goto(`/admin?tab=listings&search=${encodeURIComponent(renamed)}`);
  await expect(findCard(page, renamed)).toContainText("रु 25,000/month");
  await expect(findCard(page, renamed)).toContainText("For Rent");
  await findCard(page, renamed).getByRole("button", { name: "Delete" }).click();
  const confirmDialog = page.getByRole("alertdialog");
  await expect(confirmDialog).toContainText("Are you sure you want to delete this property?");
  await confirmDialog.getByRole("button", { name: "Delete Property" }).click();
  await expect(findToast(page)).toContainText("Property Deleted");
  await expect(findCard(page, renamed)).toBeHidden();
  expect((await listAsStaff(request, "/api/properties/")).some((row) => row.name === renamed)).toBe(false);
  expect((await request.get(`/property/${stored?.id}`)).status()).toBe(404);
});

test("AP1: the server searches, filters and sorts the list", long, async ({ page, request }) => {
  const name = unique("Sorted flat");
  await createProperty(request, `${name} dear`, { price: "9000", for_type: "rent", status: "inactive" });
  await createProperty(request, `${name} cheap`, { price: "5000", property_type: "studio" });
  // Starts from an empty list, because other tests add and delete properties.
  await openTab(page, request, unique("Nothing"));
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByLabel("Sort by", { exact: true }).selectOption("price");
  await expect(page.getByRole("article").first()).toContainText("cheap");
  await page.getByLabel("Sort by", { exact: true }).selectOption("-price");
  await expect(page.getByRole("article").first()).toContainText("dear");
  await page.getByLabel("Status", { exact: true }).selectOption("withdrawn");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(findCard(page, `${name} dear`)).toContainText("Withdrawn");
  await page.getByLabel("Status", { exact: true }).selectOption("");
  await page.getByLabel("Listing", { exact: true }).selectOption("sale");
  await expect(findCard(page, `${name} cheap`)).toContainText("For Sale");
  await page.getByLabel("Type", { exact: true }).selectOption("land");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("");
});

const screens = [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const;

for (const [screen, size] of variants(screens, 1)) {
  test(`NL4 NL5: staff find a property without Nepali, copy one text and write the others, on ${screen}`, async ({
    page,
    request,
    browserConsole,
  }) => {
    // The list shows other tests' properties, whose pictures may be deleted meanwhile.
    browserConsole.expectErrors = true;
    const name = unique("Untranslated house");
    const id = await createProperty(request, name, { description: "Two floors." });
    await page.setViewportSize(size);
    await logInAsStaff(page, request);
    await page.goto("/admin");
    const link = page.getByRole("link", { name: /propert(y|ies) without Nepali/ });
    // Without such a property, there is no link; one is named in words.
    const shownCount = async () => {
      const [text] = await link.allTextContents();
      return text === undefined ? 0 : Number(/\d+/.exec(text)?.[0] ?? 1);
    };
    const storedCount = async () => {
      const headers = await staffHeaders(request);
      const list = await request.get("/api/properties/?untranslated=np&page_size=1", { headers });
      return (await list.json()).count;
    };
    // Compared by their difference, because other tests add and translate properties.
    await expect.poll(async () => (await shownCount()) - (await storedCount())).toBe(0);
    await link.click();
    await expect(page.getByLabel("Languages", { exact: true })).toHaveValue("np");
    await page.getByRole("searchbox").fill(name);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(findCard(page, name)).toContainText("No Nepali");
    await findCard(page, name).getByRole("button", { name: "Edit" }).click();

    const form = formDialog(page);
    const isPhone = size.width < 1024;
    await expect(form.getByLabel("Name (English)")).toHaveValue(name);
    await expect(form.getByLabel("Name (नेपाली)")).toBeVisible({ visible: !isPhone });
    if (isPhone) await form.getByRole("button", { name: "नेपाली 3 missing" }).click();
    const nepaliName = form.getByLabel("Name (नेपाली)");
    await expect(nepaliName).toHaveAttribute("lang", "ne");
    await expect(nepaliName).toHaveAttribute("placeholder", "No Nepali yet: English is shown");
    await form.getByRole("button", { name: "Copy “Name” from English" }).click();
    await expect(nepaliName).toBeFocused();
    await expect(nepaliName).toHaveValue(name);
    await form.getByRole("button", { name: "Copy all from English" }).click();
    await expect(form.getByLabel("Description (नेपाली)")).toHaveValue("Two floors.");
    await form.getByLabel("Address (नेपाली)").fill("स्टेसन रोड, जनकपुर");
    await form.getByLabel("Description (नेपाली)").fill("दुई तले।");
    await expect(form.getByText("missing")).toHaveCount(0);
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Updated");
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.goto("/admin");
    await expect.poll(async () => (await shownCount()) - (await storedCount())).toBe(0);
    const stored = await (await request.get(`/api/properties/${id}/?lang=np`)).json();
    expect(stored).toMatchObject({ name, address: "स्टेसन रोड, जनकपुर", description: "दुई तले।" });
    expect(stored.translations.en).toEqual({
      name,
      address: "Station Road, Janakpur",
      description: "Two floors.",
    });
  });
}

test(
  "NL4: staff write a property in Nepali only, and English stays empty",
  long,
  async ({ page, request }) => {
    const name = unique("पोखरी छेउको घर");
    await openTab(page, request, name, { edit: "new", lang: "np" });
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: "घरजग्गा थप्नुहोस्" }).click();
    await expect(form.getByLabel("नाम (नेपाली)")).toBeFocused();
    await expect(form.getByLabel("नाम (English)")).not.toHaveAttribute("aria-invalid");
    await form.getByLabel("नाम (नेपाली)").fill(name);
    await form.getByLabel("ठेगाना (नेपाली)").fill("जनकपुर");
    await form.getByRole("textbox", { name: "मूल्य", exact: true }).fill("९००००००");
    await form.getByLabel("निर्मित क्षेत्रफल").fill("१२००");
    await form.getByRole("button", { name: "घरजग्गा थप्नुहोस्" }).click();
    await expect(findToast(page)).toContainText("घरजग्गा थपियो");
    await expect(findCard(page, name)).toContainText("अङ्ग्रेजी छैन");
    const [stored] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
    expect(stored?.translations).toEqual({ en: {}, np: { name, address: "जनकपुर" } });
  },
);

test(
  "NL4: staff describe a picture in both languages, and see both in the details",
  long,
  async ({ page, request }) => {
    const name = unique("Described house");
    await openTab(page, request, name);
    await openNewForm(page);
    await fillRequired(page, name);
    const form = formDialog(page);
    await form.getByLabel("Name (नेपाली)").fill("आँगन भएको घर");
    await form.locator("input[name=pictures]").setInputFiles(await createPicture("front.png", "#a42a1d"));
    await form.getByLabel("front.png, description (English)").fill("A red gate");
    await form.getByRole("button", { name: "Copy all from English" }).click();
    await expect(form.getByLabel("front.png, description (नेपाली)")).toHaveValue("A red gate");
    await form.getByLabel("front.png, description (नेपाली)").fill("रातो ढोका");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");
    const [stored] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
    expect(stored?.pictures).toMatchObject([{ alt: { en: "A red gate", np: "रातो ढोका" } }]);
    await findCard(page, name).getByRole("button", { name: "View" }).click();
    await expect(page.getByRole("dialog")).toContainText("आँगन भएको घर");
  },
);

for (const language of variants(["en", "np"], 0)) {
  test(`AP1 AP2: axe finds nothing on the list, details and form of properties (${language})`, async ({
    page,
    request,
  }) => {
    const name = unique("Open house");
    const id = await createProperty(request, name);
    await logInAsStaff(page, request);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const address = `/admin?tab=listings&lang=${language}&search=${encodeURIComponent(name)}`;
    await page.goto(address);
    await expect(page.getByRole("article")).toHaveCount(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`${address}&open=${id}`);
    await expect(page.getByRole("dialog").getByRole("heading", { name })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.goto(`${address}&edit=${id}`);
    await expect(page.getByRole("dialog").locator("input[name=name]")).toHaveValue(name);
    await expect(page.getByRole("checkbox").nth(1)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test(
  "PL1 PL2: staff choose a place, and the address is composed in both languages",
  long,
  async ({ page, request }) => {
    const name = unique("Placed house");
    await openTab(page, request, name);
    await openNewForm(page);
    const form = formDialog(page);
    const municipality = form.locator('input[name="place"]');
    await fillRequired(page, name);
    await municipality.focus();
    await page.keyboard.type("जनकपुर");
    await expect(page.getByRole("option", { name: /^Janakpurdham/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(municipality).toHaveValue("Janakpurdham, Dhanusha");
    await expect(form.getByLabel("Ward").locator("option")).toHaveCount(26);
    await form.getByLabel("Ward").selectOption("4");
    await expect(form.getByLabel("Address (English)")).toBeHidden();
    await form.getByLabel("Street or tole (English)").fill("Bhanu Chowk");
    const composed = form.getByRole("list", { name: "Address as visitors read it" });
    await expect(composed.getByRole("listitem")).toHaveText([
      "Bhanu Chowk, Janakpurdham-4, Dhanusha",
      "Bhanu Chowk, जनकपुरधाम-४, धनुषा",
    ]);
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");
    const findStored = async () =>
      (await listAsStaff(request, "/api/properties/")).find((row) => row.name === name);
    expect(await findStored()).toMatchObject({
      address: "Bhanu Chowk, Janakpurdham-4, Dhanusha",
      local_level_id: 223,
      ward: 4,
      street: "Bhanu Chowk",
      translations: { np: { address: "Bhanu Chowk, जनकपुरधाम-४, धनुषा" } },
    });

    await findCard(page, name).getByRole("button", { name: "View" }).click();
    const details = page.getByRole("dialog", { name: "Property Details" });
    await expect(details).toContainText("Janakpurdham, Dhanusha, Madhesh");
    await details.getByRole("button", { name: "Edit Property" }).click();
    await expect(municipality).toHaveValue("Janakpurdham, Dhanusha");
    await expect(form.getByLabel("Ward")).toHaveValue("4");
    await form.getByLabel("Ward").selectOption("5");
    await expect(composed).toContainText("Bhanu Chowk, Janakpurdham-5, Dhanusha");
    await municipality.fill("");
    await expect(form.getByLabel("Address (English)")).toHaveValue("Bhanu Chowk, Janakpurdham-5, Dhanusha");
    await form.getByLabel("Address (English)").fill("Behind the temple");
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Updated");
    expect(await findStored()).toMatchObject({
      address: "Behind the temple",
      local_level_id: null,
      ward: null,
    });
  },
);

test("PL2: staff accept the place that an address names", long, async ({ page, request }) => {
  const name = unique("House with an old address");
  const id = await createProperty(request, name, { address: "Pidari Chowk, Janakpur-8" });
  await logInAsStaff(page, request);
  await page.goto("/admin");
  const notice = page.getByRole("listitem").filter({ hasText: /address(es)? names? a place/ });
  await notice.getByRole("button", { name: "Look at them" }).click();
  const dialog = page.getByRole("dialog", { name: "Places found in addresses" });
  const proposal = dialog.getByRole("listitem").filter({ hasText: name });
  await expect(proposal).toContainText("Pidari Chowk, Janakpurdham-8, Dhanusha");
  await proposal.getByRole("button", { name: `Accept the place of ${name}` }).click();
  await expect(findToast(page)).toContainText("Place Accepted");
  await expect(proposal).toBeHidden();
  const row = await (await request.get(`/api/properties/${id}/`)).json();
  expect(row).toMatchObject({
    local_level_id: 223,
    ward: 8,
    address: "Pidari Chowk, Janakpurdham-8, Dhanusha",
  });
  await closeWithEscape(dialog);
  await openTab(page, request, name);
  await expect(findCard(page, name)).toContainText("Janakpurdham-8");
});
