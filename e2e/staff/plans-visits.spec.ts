import { findAxeViolationsInThemes } from "../axe.ts";
import { expect } from "../journey.ts";
import { logInAsStaff, test } from "../staff.ts";

test("DY4: axe finds nothing on the calendar, in an opened visit and while it is moved", async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logInAsStaff(page, request);
  const visit = page.locator("[data-day] button").filter({ hasText: /AM|PM/ }).first();
  for (const view of ["day", "week", "month", "agenda"]) {
    await page.goto(`/admin?tab=calendar&view=${view}`);
    await expect(page.locator("[data-day]").first()).toBeVisible();
    expect(await findAxeViolationsInThemes(page)).toEqual([]);
  }
  await visit.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await findAxeViolationsInThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("group", { name: /^Moving the visit of/ })).toBeFocused();
  expect(await findAxeViolationsInThemes(page)).toEqual([]);
});
