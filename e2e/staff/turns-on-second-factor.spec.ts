import { createHmac } from "node:crypto";
import { findAxeViolations } from "../axe.ts";
import { long } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { createAdmin, fillLogin, isHome, runAdmin, test } from "../staff.ts";

/** An authenticator app, written from RFC 6238 independently of the server. */
function generateCode(secret: string, stepsLater = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater));
  const hash = createHmac("sha1", key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

test(
  "LO1 LO2: an admin turns on codes, logs in with one and with a recovery code; the admin command turns them off",
  long,
  async ({ page, server, browserConsole }) => {
    // The console shows the 401 of a login without its code.
    browserConsole.expectErrors = true;
    const account = await createAdmin(server);
    await page.goto("/login");
    await waitForHydration(page);
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/admin/);

    await page.getByRole("button", { name: "Your account" }).click();
    const dialog = page.getByRole("dialog", { name: "Your account" });
    const factor = dialog.getByRole("region", { name: "Codes when logging in" });
    await dialog.getByRole("button", { name: "Turn codes on" }).click();
    await expect(factor.locator('input[name="password"]')).toHaveAccessibleDescription(
      "This field is required.",
    );
    await factor.locator('input[name="password"]').fill("not my password");
    await dialog.getByRole("button", { name: "Turn codes on" }).click();
    await expect(factor.locator('input[name="password"]')).toHaveAccessibleDescription(
      "This is not your password.",
    );
    await factor.locator('input[name="password"]').fill(account.password);
    await dialog.getByRole("button", { name: "Turn codes on" }).click();

    await expect(dialog.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    const secret = await dialog.getByLabel("Or type this key into the app").inputValue();
    const codeField = dialog.getByLabel("Code from your authenticator app");
    await codeField.fill("000000");
    await dialog.getByRole("button", { name: "Confirm code" }).click();
    await expect(codeField).toHaveAccessibleDescription("This code is not right, or was used before.");
    await codeField.fill(generateCode(secret, -1));
    await dialog.getByRole("button", { name: "Confirm code" }).click();
    const codes = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const [recoveryCode = ""] = await codes.allTextContents();
    await dialog.getByRole("button", { name: "I have written them down" }).click();
    await expect(dialog).toBeHidden();

    const logOut = async () => {
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page).toHaveURL(isHome);
      await page.goto("/login");
      await waitForHydration(page);
    };
    await logOut();
    await fillLogin(page, account);
    const loginCode = page.getByLabel("Code from your authenticator app");
    await expect(loginCode).toBeFocused();
    await loginCode.fill("123");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(findToast(page)).toContainText("This code is not right, or was used before.");
    await loginCode.fill(generateCode(secret));
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/admin/);

    await logOut();
    await fillLogin(page, account);
    await loginCode.fill(recoveryCode);
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL(/\/admin/);
    await page.getByRole("button", { name: "Your account" }).click();
    await expect(dialog).toContainText("Recovery codes left: 9.");

    await runAdmin(server, "second-factor-off", account.username);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await logOut();
    await fillLogin(page, account);
    await expect(page).toHaveURL(/\/admin/);
  },
);

test("IN1: an admin turns on codes in Nepali", long, async ({ page, server }) => {
  const account = await createAdmin(server);
  await page.goto("/np/login");
  await waitForHydration(page);
  await page.getByLabel("प्रयोगकर्ता नाम").fill(account.username);
  await page.locator('input[autocomplete="current-password"]').fill(account.password);
  await page.getByRole("button", { name: "लगइन गर्नुहोस्" }).click();
  await page.getByRole("button", { name: "तपाईंको खाता" }).click();
  const dialog = page.getByRole("dialog", { name: "तपाईंको खाता" });
  const factor = dialog.getByRole("region", { name: "लगइन गर्दाको कोड" });
  await factor.locator('input[name="password"]').fill(account.password);
  await dialog.getByRole("button", { name: "कोड चालु गर्नुहोस्" }).click();
  const secret = await dialog.getByLabel("वा एपमा यो साङ्केतिक कुञ्जी लेख्नुहोस्").inputValue();
  await dialog.getByLabel("अथेन्टिकेटर एपको कोड").fill(generateCode(secret));
  await dialog.getByRole("button", { name: "कोड पक्का गर्नुहोस्" }).click();
  await expect(dialog.getByRole("alert")).toContainText("अब लगइन गर्दा कोड मागिन्छ");
});
