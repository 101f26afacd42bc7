import { createPicture } from "../create-picture.ts";
import { expect, test } from "../journey.ts";
import { chooseType, fillSale, submitSale } from "../sell-form.ts";
import { servers } from "../servers.ts";
import { listAsStaff, unique } from "../staff.ts";

test.use({ javaScriptEnabled: false });

test("CO2: the message form is submitted, shows errors at its fields and a confirmation", async ({
  page,
  request,
  browserConsole,
}) => {
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

test("OT2 OT3 IN1 NL7: the quote form is submitted in Nepali, without the picture field", async ({
  page,
  request,
  browserConsole,
}) => {
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
  const stored = (await listAsStaff(request, "/service-requests/")).filter((row) => row.address === address);
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

test("SE1 SE2 LD1 LD3 LD6: the whole form is one page; a home is submitted with two pictures", async ({
  page,
  request,
  browserConsole,
}) => {
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
    .setInputFiles([await createPicture("front.png", "#a42a1d"), await createPicture("back.jpg", "#2f6a3a")]);
  await page.getByRole("button", { name: "Submit property" }).click();
  await expect(page.getByRole("alert")).toContainText(/Property submitted.*goes to review/);
  const stored = (await listAsStaff(request, "/sell/")).filter((row) => row.propert_title === title);
  expect(stored).toMatchObject([
    { property_price: 8_500_000, property_type: "Condo", land_area: null, pictures: [{}, {}] },
  ]);
});

test.describe("with rate limits", () => {
  test.use({ baseURL: servers.limited.url, extraHTTPHeaders: { "x-forwarded-for": "198.51.100.3" } });

  test("CO2: a form with a filled honeypot is returned with it cleared and accepted on the second try", async ({
    page,
    browserConsole,
  }) => {
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
  });
});
