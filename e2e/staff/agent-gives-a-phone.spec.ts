import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { createAdmin, fillLogin, test } from "../staff.ts";

test(
  "VT2: staff enter their phone, and visitors reach them on their own listing",
  long,
  async ({ page, request, server }) => {
    const account = await createAdmin(server);
    const { access } = await (await request.post("/api/token/", { data: account })).json();
    const headers = { authorization: `Bearer ${access}` };
    const copied = await request.post("/api/properties/1/duplicate/", { headers });
    const { id, name } = await copied.json();
    const published = await request.patch(`/api/properties/${id}/`, { headers, data: { status: "active" } });
    expect(published.status()).toBe(200);

    await page.goto("/login");
    await waitForHydration(page);
    await fillLogin(page, account);
    await page.getByRole("button", { name: "Your account" }).click();
    const section = page
      .getByRole("dialog", { name: "Your account" })
      .getByRole("region", { name: "Your phone" });
    await section.getByLabel("Phone").fill("call me");
    await section.getByRole("button", { name: "Save number" }).click();
    await expect(section.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
    await section.getByLabel("Phone").fill("९८०-०००-०३०९");
    await section.getByRole("button", { name: "Save number" }).click();
    await expect(findToast(page)).toContainText("Number saved");

    await page.goto(`/property/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const card = page.locator("#contact");
    await expect(card.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:9800000309");
    await expect(card.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /wa\.me\/9779800000309\?/,
    );
    await expect(card).not.toContainText(account.username);
    expect((await request.delete(`/api/properties/${id}/delete/`, { headers })).status()).toBe(204);
  },
);
