import type { APIRequestContext, Page } from "@playwright/test";
import { fiscalYearStart } from "#domain/rates/rate-states.ts";
import { openForCommand } from "#server/platform/database/open-for-command.ts";
import { findAxeViolations } from "../axe.ts";
import { long, variants } from "../full-run.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { logInAsStaff, test } from "../staff.ts";
import { createProject, formDialog } from "./projects-tab.ts";

// All of them change the one rate of the dollar.
test.describe.configure({ mode: "serial" });

async function openRates(page: Page, request: APIRequestContext): Promise<void> {
  await logInAsStaff(page, request);
  await page.goto("/admin?tab=settings&section=rates");
  await expect(page.getByRole("heading", { name: "Rates" })).toBeVisible();
}

/** As if the rate of the dollar had last been checked on the day before the last 1 Shrawan. */
async function letShrawanPass(dataDir: string): Promise<void> {
  const { database, close } = await openForCommand(
    { databaseUrl: undefined, databaseListenUrl: undefined, dataDir },
    () => undefined,
  );
  const start = fiscalYearStart(new Date().toISOString().slice(0, 10));
  const checkedAt = new Date(Date.parse(start) - 2 * 86_400_000);
  await database
    .updateTable("rates")
    .set({ checked_at: checkedAt, valid_from: "2020-01-01" })
    .where("kind", "=", "dollar")
    .execute();
  await close();
}

const dollars = (page: Page) => page.getByRole("region", { name: "US dollar" });
const budgetOf = (visitor: Page) =>
  visitor
    .getByRole("region", { name: "Project Information" })
    .locator("div")
    .filter({ has: visitor.getByText("Budget", { exact: true }) })
    .getByRole("definition");

test(
  "ST2: an admin changes the rate of the dollar, and the next visitor of a project's page sees it",
  long,
  async ({ page, request }) => {
    const { id } = await createProject(request, `Bridge ${crypto.randomUUID()}`, { proj_budget: "1000000" });
    const visitor = await page.context().newPage();
    await visitor.goto(`/project/${id}`);
    await expect(budgetOf(visitor)).toContainText("रु 14,20,00,000");

    await openRates(page, request);
    await expect(dollars(page)).toContainText("$1 = रु 142");
    await expect(dollars(page)).toContainText("Demo");
    await page.getByRole("button", { name: "Change: US dollar" }).click();
    const form = page.getByRole("dialog", { name: "Change the rate" });
    await form.getByRole("textbox", { name: "Rate", exact: true }).fill("0");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Enter a number above zero.")).toBeVisible();
    await form.getByRole("textbox", { name: "Rate", exact: true }).fill("१५०.५");
    const saved = page.waitForResponse((response) => response.request().method() === "PUT");
    await form.getByRole("button", { name: "Save" }).click();
    await saved;
    // The first response after the change has it.
    expect(await (await request.get(`/project/${id}`)).text()).toContain("15,05,00,000");
    await visitor.reload();
    await expect(budgetOf(visitor)).toContainText("रु 15,05,00,000");
    await expect(findToast(page)).toContainText("The rate is saved");
    await expect(dollars(page)).toContainText("$1 = रु 150.5");
    await expect(dollars(page)).toContainText("admin");
    await expect(dollars(page)).not.toContainText("Demo");

    await dollars(page).getByRole("link", { name: "History" }).click();
    const change = page.getByRole("listitem").filter({ hasText: "Changed" }).first();
    await expect(change).toContainText("142");
    await expect(change).toContainText("150.5");
  },
);

test(
  "ST2: a rate that passes 1 Shrawan unchecked vanishes and is listed for renewal, until an admin checks it again",
  long,
  async ({ page, request, server }) => {
    const name = `Bridge ${crypto.randomUUID()}`;
    const { id } = await createProject(request, name, { proj_budget: "1000000" });
    const visitor = await page.context().newPage();
    await visitor.goto(`/np/project/${id}`);
    await expect(visitor.getByRole("main")).toContainText("१५,०५,००,०००");
    await letShrawanPass(server.dataDir);
    // The server hears of a change that it did not make itself from the database, a moment later.
    await expect
      .poll(async () => (await request.get(`/np/project/${id}`)).text())
      .not.toContain("१५,०५,००,०००");
    await visitor.reload();
    await expect(visitor.getByRole("main")).toContainText("खुलाइएको छैन");
    await expect(visitor.getByRole("main")).not.toContainText("१५,०५,००,०००");

    await logInAsStaff(page, request);
    await page.goto(`/admin?tab=projects&edit=${id}`);
    await expect(formDialog(page)).toContainText(
      "Visitors will see no budget, because no dollar rate is valid today.",
    );
    await openRates(page, request);
    const renewal = page.getByRole("region", { name: "Needs renewal" });
    await expect(renewal).toContainText("US dollar");
    await expect(dollars(page)).toContainText("None is shown, so visitors see no budgets of projects.");
    await renewal.getByRole("button", { name: "Check again: US dollar" }).click();
    await expect(findToast(page)).toContainText("Checked today, by you");
    await expect(renewal).not.toContainText("US dollar");
    await expect(dollars(page)).toContainText("Shown");
    await visitor.reload();
    await expect(visitor.getByRole("main")).toContainText("१५,०५,००,०००");
    await page.goto(`/admin?tab=projects&edit=${id}`);
    await expect(formDialog(page)).toContainText(
      "Visitors will see रु 15,05,00,000 (15 crore 5 lakh) at today's rate",
    );
  },
);

test(
  "ST2: an admin adds a rate of each kind, deletes one and takes that back",
  long,
  async ({ page, request }) => {
    await openRates(page, request);
    const reductions = page.getByRole("region", { name: "Reduction" });
    await reductions.getByRole("button", { name: "Add: Reduction" }).click();
    const form = page.getByRole("dialog", { name: "Add a rate" });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(4);
    await form.getByLabel("Province").selectOption("Koshi");
    await form.getByLabel("For whom").selectOption("Others");
    await form.getByRole("textbox", { name: "Rate", exact: true }).fill("50");
    await form.getByLabel("Source (English)").fill("Finance Act");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("This field is required.")).toHaveCount(1);
    await form.getByLabel("Note (English)").fill("Martyrs' families");
    await form.getByRole("button", { name: "Save" }).click();
    const row = reductions.getByRole("listitem").filter({ hasText: "Koshi" });
    await expect(row).toContainText("50% less");
    await expect(row).toContainText("Koshi · Martyrs' families");

    await row.getByRole("button", { name: /^Delete: Reduction · Koshi/ }).click();
    await page.getByRole("button", { name: "Delete the rate" }).click();
    await expect(row).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row).toBeVisible();
  },
);

const screens = [
  [390, "np"],
  [1440, "en"],
] as const;
for (const [width, language] of variants(screens, 0))
  test(
    `axe finds nothing wrong with the rates and their form, ${width} px, ${language} (ST2)`,
    long,
    async ({ page, request, server }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.context().addCookies([{ name: "language", value: language, url: server.origin }]);
      await logInAsStaff(page, request);
      await page.goto("/admin?tab=settings&section=rates");
      await waitForHydration(page);
      await expect(page.locator("[data-row]").first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      await page.goto("/admin?tab=settings&section=rates&edit=new");
      await expect(page.getByRole("dialog").getByRole("combobox").first()).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
    },
  );
