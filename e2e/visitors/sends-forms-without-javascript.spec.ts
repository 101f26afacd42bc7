import type { APIRequestContext, Page } from "@playwright/test";
import { formatClock } from "#domain/calendar/format-clock.ts";
import { nextMonday as monday } from "#server/testing/next-weekday.ts";
import { costs as costsEn } from "#web/i18n/en/costs.ts";
import { enquiries as en } from "#web/i18n/en/forms/enquiries.ts";
import { createPicture } from "../create-picture.ts";
import { chooseSlot, freeTime } from "../free-slot.ts";
import { long } from "../full-run.ts";
import { expect, test } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { chooseType, fillSale, submitSale } from "../sell-form.ts";
import { servers } from "../servers.ts";
import { listAsStaff, unique } from "../staff.ts";

test.use({ javaScriptEnabled: false });

const property = { id: 1 };
const ward = (page: Page) => page.getByLabel("Ward", { exact: true });
const form = (page: Page) => page.locator("#form");
const submit = (page: Page) => submitSale(page).click();

async function fillRest(page: Page, location: string): Promise<string> {
  const title = unique("House with a place");
  await fillSale(page, title, { location }, false);
  return title;
}

async function findStored(request: APIRequestContext, title: string) {
  return (await listAsStaff(request, "/sell/")).find((row) => row.propert_title === title);
}

test("CO2 LD1 LD3 LD6 NL7 OT2 OT3 PL1 SE1 SE2 VT3 VT4: without JavaScript, every form is sent and shows its errors", async ({
  page,
  request,
  browserConsole,
}) => {
  await test.step("CO2: the message form is submitted, shows errors at its fields and a confirmation", async () => {
    browserConsole.expectErrors = true;
    const subject = unique("Without scripts");
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Sita Devi");
    await page.getByLabel("E-mail").fill("sita@");
    await page.getByLabel("Subject").fill(subject);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Enter a valid e-mail address.");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveAccessibleDescription(
      "This field is required.",
    );
    await expect(page.getByLabel("Name")).toHaveValue("Sita Devi");
    await expect(page.getByLabel("Subject")).toHaveValue(subject);

    await page.getByLabel("E-mail").fill("sita@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert")).toContainText("Message sent");
    await expect(page.getByLabel("Name")).toHaveValue("");
    await page.reload();
    const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
    expect(stored).toHaveLength(1);
  });
  await becomeNewVisitor(page);
  await test.step("OT2 OT3 IN1 NL7: the quote form is submitted in Nepali, without the picture field", async () => {
    browserConsole.expectErrors = true;
    const address = unique("कदम चोक");
    await page.goto("/np/others");
    await page.getByRole("link", { name: "भुइँको कामको लागत सोध्नुहोस्" }).click();
    await expect(page.getByLabel("सेवाको प्रकार")).toHaveValue("flooring");
    await expect(page.getByLabel("तस्बिरहरू")).toBeHidden();
    await page.getByLabel("घरको ठेगाना").fill(address);
    await page.getByRole("textbox", { name: "फोन" }).fill("१२");
    await page.getByRole("button", { name: "अनुरोध पठाउनुहोस्" }).click();
    await expect(page.getByRole("textbox", { name: "फोन" })).toHaveAccessibleDescription(
      "सही फोन नम्बर लेख्नुहोस्।",
    );
    await expect(page.getByText("यो भर्नु अनिवार्य छ।")).toHaveCount(3);
    await expect(page.getByLabel("सेवाको प्रकार")).toHaveValue("flooring");

    await page.getByRole("textbox", { name: "फोन" }).fill("९८०००००२०१");
    await page.getByLabel("कति छिटो चाहिएको हो").selectOption("हतार छैन (२ महिनाभन्दा बढी)");
    await page.getByLabel("विवरण").fill("दुई कोठामा मार्बल");
    await page.getByLabel("पूरा नाम").fill("सीता");
    await page.getByLabel("सुरु गर्न चाहेको मिति").fill("2031-05-13");
    await page.getByRole("button", { name: "अनुरोध पठाउनुहोस्" }).click();
    await expect(page.getByRole("alert")).toContainText("अनुरोध पठाइयो");
    const stored = (await listAsStaff(request, "/service-requests/")).filter(
      (row) => row.address === address,
    );
    expect(stored).toMatchObject([
      {
        service_type: "Other",
        Service_urgency: "3 Months",
        phone_no: "9800000201",
        preffered_date: "2031-05-13",
        imag: null,
      },
    ]);
  });
  await becomeNewVisitor(page);
  await test.step("SE1 SE2 LD1 LD3 LD6: the whole form is one page; a home is submitted with two pictures", async () => {
    browserConsole.expectErrors = true;
    const title = unique("House without scripts");
    await page.goto("/sell");
    await fillSale(page, title, { type: "House", price: "85 lakh" }, false);
    await page.getByLabel("Land area").fill("5 dhur");
    await page.getByLabel("E-mail").fill("sita@");
    await submitSale(page).click();
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Enter a valid e-mail address.");
    await page.getByLabel("E-mail").fill("sita@example.com");
    await expect(page.getByRole("radio", { name: "House", exact: true })).toBeChecked();
    await chooseType(page, "Condo");
    await expect(page.getByLabel("Land area")).toBeHidden();
    await page
      .getByLabel("Pictures", { exact: true })
      .setInputFiles([
        await createPicture("front.png", "#a42a1d"),
        await createPicture("back.jpg", "#2f6a3a"),
      ]);
    await page.getByRole("button", { name: "Submit property" }).click();
    await expect(page.getByRole("alert")).toContainText(/Property submitted.*goes to review/);
    const stored = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
    expect(stored).toMatchObject([
      { property_price: 8_500_000, property_type: "Condo", land_area: null, pictures: [{}, {}] },
    ]);
  });
  await becomeNewVisitor(page);
  await test.step("PL1: the server asks which place is meant, and rejects a ward that does not exist", async () => {
    browserConsole.expectErrors = true;
    await page.goto("/sell");
    const place = page.getByLabel("Municipality");
    await expect(place).toHaveAccessibleDescription(/With the ward, such as Bharatpur-4/);
    await expect(ward(page)).toBeHidden();
    const title = await fillRest(page, "Bhanu Chowk");
    await place.fill("Madi-9");
    await submit(page);
    await expect(place).toHaveAccessibleDescription(/Choose a place from the list/);
    await expect(place).toHaveValue("Madi-9");
    const which = page.getByLabel("Which one do you mean?");
    await expect(which.locator("option")).toContainText(["", "Madi, Chitwan", "Madi, Sankhuwasabha"]);
    await which.selectOption({ label: "Madi, Rolpa" });
    await submit(page);
    await expect(place).toHaveAccessibleDescription(/There is no such ward there/);
    await place.fill("Madi-3");
    await which.selectOption({ label: "Madi, Rolpa" });
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Property submitted");
    expect(await findStored(request, title)).toMatchObject({
      property_location: "Bhanu Chowk, Madi-3, Rolpa",
      ward: 3,
    });
  });
  await becomeNewVisitor(page);
  await test.step("PL1: a clear text in Devanagari needs no choice", async () => {
    await page.goto("/sell");
    const title = await fillRest(page, "भानु चोक");
    await page.getByLabel("Municipality").fill("जनकपुरधाम-४");
    await submit(page);
    await expect(page.getByRole("alert")).toContainText("Property submitted");
    expect(await findStored(request, title)).toMatchObject({
      property_location: "भानु चोक, जनकपुरधाम-४, धनुषा",
    });
  });
  await becomeNewVisitor(page);
  await test.step("VT3 VT4: the costs are shown and a visit is asked for", async () => {
    const name = unique("Maya");
    await page.goto(`/property/${property.id}`);
    await expect(page.getByTestId("total")).toHaveText("रु 5,10,70,500");
    await expect(page.getByLabel(costsEn.years, { exact: true })).toBeHidden();
    await expect(form(page).getByRole("button", { name: en.booking.show })).toBeHidden();
    await form(page).getByText(en.kinds.visit).click();
    await form(page).getByLabel(en.fields.name).fill(name);
    await form(page).getByLabel(en.fields.contact).fill("9801234567");
    await form(page).getByRole("button", { name: en.booking.show }).click();
    await expect(form(page).getByLabel(en.fields.name)).toHaveValue(name);
    const time = await freeTime(request, property.id, monday, 2);
    await chooseSlot(form(page), monday, time);
    await form(page).getByRole("button", { name: en.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/visit\//);
    await expect(page.locator("main")).toContainText(formatClock(time, "en"));
    const leads = (await listAsStaff(request, "/api/leads/")).filter((lead) => lead.name === name);
    expect(leads).toMatchObject([{ kind: "visit", property_id: property.id }]);
  });
});

test.describe("with rate limits", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.3" } });

  test(
    "CO2: a form with a filled honeypot is returned with it cleared and accepted on the second try",
    long,
    async ({ page, browserConsole }) => {
      browserConsole.expectErrors = true;
      const subject = unique("Autofilled without scripts");
      await page.goto("/contact");
      await page.getByLabel("Name").fill("Sita Devi");
      await page.getByLabel("E-mail").fill("sita@example.com");
      await page.getByLabel("Subject").fill(subject);
      await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
      const honeypot = page.locator('input[name="website"]');
      await honeypot.fill("https://sita.example", { force: true });
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(
        page.getByText("This looked as if a robot had sent it. Please send it again."),
      ).toBeVisible();
      await expect(page.getByLabel("Subject")).toHaveValue(subject);
      await expect(honeypot).toHaveValue("");
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByRole("alert")).toContainText("Message sent");
    },
  );
});
