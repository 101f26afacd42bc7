import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { CostRates } from "#domain/costs/cost-rates.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { Costs } from "./costs.tsx";

const rate = { percent: 9, source: "NRB", sourceUrl: "", checkedAt: "2026-07-17T00:00:00.000Z" };
const rates: CostRates = { registration: null, reductions: [], loans: [{ ...rate, name: "बैङ्क" }] };

test("VT4 IN1: another unit keeps the down payment and writes it in the digits of the page", async () => {
  await openPage(<Costs price={9_500_000} rates={rates} />, "/np", "np");
  const field = page.getByLabelText("आफूले राख्ने रकम", { exact: true });
  const unit = page.getByRole("combobox", { name: "आफूले राख्ने रकमको एकाइ" });
  await expect.element(field).toHaveValue("३०");
  await unit.selectOptions("रुपैयाँ");
  await expect.element(field).toHaveValue("२८,५०,०००");
  await field.fill("५० लाख");
  await unit.selectOptions("मूल्यको %");
  await expect.element(field).toHaveValue("५२.६३");
  await expect.element(field).toHaveAccessibleDescription("= रु ५०,००,०००");
  await unit.selectOptions("रुपैयाँ");
  await expect.element(field).toHaveValue("५०,००,०००");
});

test("VT4: without an instalment the calculator says what it needs", async () => {
  await openPage(<Costs price={9_500_000} rates={rates} />);
  const field = page.getByLabelText("Down payment", { exact: true });
  await field.fill("120");
  await expect.element(page.getByText(/once the down payment above is right/)).toBeVisible();
  await field.fill("30");
  await page.getByLabelText("Interest", { exact: true }).selectOptions("Another rate");
  await expect.element(page.getByText(/once there is an interest rate above/)).toBeVisible();
  await page.getByLabelText("Rate in % a year").fill("9");
  await expect.element(page.getByTestId("instalment")).toBeVisible();
});
