import type { Page } from "@playwright/test";
import { long } from "../full-run.ts";
import { expect, findToast, test, waitForHydration } from "../journey.ts";
import { becomeNewVisitor } from "../new-visitor.ts";
import { listAsStaff, unique } from "../staff.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Send message" });

async function fillForm(page: Page, subject: string) {
  await page.goto("/contact");
  await waitForHydration(page);
  await page.getByLabel("Name").fill("रामबाबु साह");
  await page.getByLabel("E-mail").fill("rambabu@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("नमस्ते,\nअझै बिक्रीमा छ?");
}

test("CO1 CO2: a visitor finds the office and sends a message", async ({ page, request }) => {
  await test.step("CO1: shows address, phone, e-mail, hours and a map of 450 px that loads nothing from other sites", async () => {
    const elsewhere: string[] = [];
    page.on("request", (asked) => {
      if (!/^(http:\/\/localhost|data:)/.test(asked.url())) elsewhere.push(asked.url());
    });
    await page.goto("/contact");
    const main = page.getByRole("main");
    await expect(main.getByText("Dhanusha, Janakpur, Nepal").first()).toBeVisible();
    await expect(main.getByRole("link", { name: "+977-41-590123" })).toHaveAttribute(
      "href",
      "tel:+97741590123",
    );
    await expect(main.getByRole("link", { name: "namaste@mithilaghar.example" })).toHaveAttribute(
      "href",
      "mailto:namaste@mithilaghar.example",
    );
    await expect(main.getByText("Sunday to Friday: 9:00 AM to 6:00 PM")).toBeVisible();
    await expect(main.getByText("Saturday: Closed")).toBeVisible();
    const map = page.getByTestId("map");
    await map.scrollIntoViewIfNeeded();
    expect((await map.boundingBox())?.height).toBe(450);
    await expect(
      map.getByRole("img", { name: /our office stands south-east of Janaki Mandir/ }),
    ).toBeVisible();
    await expect(map.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /26\.7288,85\.9263$/);
    expect(elsewhere).toEqual([]);
  });
  await becomeNewVisitor(page);
  await test.step("CO2: a message reaches staff, and the form is cleared", async () => {
    const subject = unique("जग्गाबारे");
    await fillForm(page, subject);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "6");
    await submit(page).dblclick();
    await expect(findToast(page)).toContainText("Message sent");
    await expect(page.getByLabel("Subject")).toHaveValue("");
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel("Subject")).toHaveValue("");
    const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
    expect(stored).toMatchObject([
      { name: "रामबाबु साह", email: "rambabu@example.com", message: "नमस्ते,\nअझै बिक्रीमा छ?" },
    ]);
  });
});

test(
  "CO2 LO3: a request times out after ten seconds with an error",
  long,
  async ({ page, browserConsole }) => {
    browserConsole.expectErrors = true;
    await page.clock.install();
    await page.route("**/messages/create/", () => {});
    await fillForm(page, "Slow");
    await submit(page).click();
    await expect(page.getByRole("button", { name: /Please wait/ })).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(10_000);
    await expect(findToast(page)).toContainText("Failed to send contact message.");
    await expect(page.getByText("There was no answer in time.")).toBeVisible();
    await expect(submit(page)).not.toHaveAttribute("aria-busy");
  },
);
