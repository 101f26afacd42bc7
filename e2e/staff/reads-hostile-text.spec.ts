import { expect, test } from "../journey.ts";
import { logInAsStaff, unique } from "../staff.ts";

const attack = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>{{7*7}}`;

test("AC1 AS1 AR1: visitors' input is shown as text and cannot change the links of the dashboard", async ({
  page,
  request,
}) => {
  const marked = unique(attack);
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data });
    expect(response.status()).toBe(201);
  };
  await post("/messages/create/", {
    name: marked,
    email: "sita@example.com",
    subject: `${marked}&body=pay&bcc=x@example.com`,
    message: `${marked}\njavascript:alert(1)`,
  });
  await post("/sell/", {
    name: marked,
    email: "sita@example.com",
    propert_title: marked,
    property_location: marked,
    property_price: 1,
    property_type: "House",
    description: marked,
  });
  await post("/service-requests/", {
    service_name: marked,
    phone_no: "9800000201",
    address: marked,
    service_type: "Other",
    Service_urgency: "2 Weeks",
    description: marked,
  });

  await logInAsStaff(page, request);
  for (const tab of ["contacts", "pending", "service-requests"]) {
    await page.goto(`/admin?tab=${tab}`);
    const card = page.getByRole("article").filter({ hasText: marked }).first();
    await expect(card).toBeVisible();
    await card.getByRole("button", { name: /View/ }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(marked);
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
    for (const link of links) expect(link).toMatch(/^(\/|#|mailto:|tel:|https?:)/);
    const mails = links.filter((link) => link?.startsWith("mailto:sita"));
    for (const mail of mails) expect(mail).toMatch(/^mailto:sita@example\.com\?subject=[^&?#\s]*$/);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
});
