import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { JobMoney, Plan } from "#domain/instalments/instalment.ts";
import { problemTexts } from "#domain/problem-texts.ts";
import type { Variation, VariationList } from "#domain/variations/variation.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { sampleJob as job } from "#web/admin/testing/sample-job.ts";

const unavailable = { status: 503, json: { code: "unavailable", detail: problemTexts.unavailable } };
const money: JobMoney = {
  estimate: null,
  variations: [],
  contract: "0.00",
  planned: "0.00",
  received: "0.00",
  due: "0.00",
  cost: "0.00",
};
const plan: Plan = { instalments: [], received: "0.00", due: "0.00", surplus: "0.00" };
const variation: Variation = {
  id: 5,
  job_id: 7,
  number: 1,
  state: "draft",
  title: { en: "A balcony", np: "" },
  total: "3000.00",
  is_example: false,
  sent_at: null,
  decided_at: null,
  decided_name: null,
  updated_at: "2026-11-18T07:00:00Z",
  reason: { en: "", np: "" },
  sections: [
    {
      id: "s",
      title: { en: "Floor", np: "" },
      lines: [
        {
          id: "a",
          code: "",
          name: { en: "Balcony", np: "" },
          unit: "m3",
          quantity: "2",
          measurements: [],
          rate: "1500",
          source: "",
          removes: "",
        },
      ],
    },
  ],
  has_overhead: false,
  has_vat: false,
  overhead_percent: null,
  vat_percent: null,
  net: "3000.00",
  overhead: "0.00",
  vat: "0.00",
  decline_reason: "",
};
const list: VariationList = { results: [variation], agreed: [], charges: { overhead: null, vat: null } };

const open = (part: string, handlers: Parameters<typeof openDashboard>[1] = {}) =>
  openDashboard(
    `?tab=jobs&job=7&part=${part}`,
    {
      "GET /api/jobs/7/": { json: job, headers: { etag: '"1"' } },
      "GET /api/jobs/7/money/": { json: money },
      "GET /api/jobs/7/instalments/": { json: plan, headers: { etag: '"1"' } },
      "GET /api/jobs/7/payments/": { json: { results: [] } },
      "GET /api/jobs/7/costs/": { json: { results: [] } },
      "GET /api/jobs/7/variations/": { json: list },
      "GET /api/variations/5/": { json: variation, headers: { etag: '"1"' } },
      ...handlers,
    },
    { hasConstruction: true },
  );
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("CN7: money of which one part can't be loaded shows no sums, says so, and loads again", async () => {
  const api = await open("money", { "GET /api/jobs/7/payments/": unavailable });
  await expect.element(page.getByText("The money of the job could not be loaded")).toBeVisible();
  await expect.element(page.getByText("Contract sum")).not.toBeInTheDocument();
  api.serve({ "GET /api/jobs/7/payments/": { json: { results: [] } } });
  await button("Try again").click();
  await expect.element(page.getByText("Nothing was received yet.")).toBeVisible();
});

test("CN7: a payment that the server refuses keeps what was typed and says what is wrong", async () => {
  const post = "POST /api/jobs/7/payments/";
  const fields = { amount: [{ code: "too_big", message: "" }] };
  const api = await open("money", {
    [post]: { status: 400, json: { code: "invalid_input", detail: "", fields } },
  });
  await button("Note a payment").click();
  const amount = page.getByRole("dialog").getByRole("textbox", { name: "Amount" });
  await amount.fill("5000");
  await button("Save").click();
  await expect.element(page.getByRole("dialog").getByText(/too (big|large|high)/i)).toBeVisible();
  await expect.element(amount).toHaveValue("5000");
  api.serve({ [post]: unavailable });
  await button("Save").click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await expect.element(amount).toHaveValue("5000");
});

test("CN6: variations that can't be loaded say so and load again", async () => {
  const api = await open("variations", { "GET /api/jobs/7/variations/": unavailable });
  await expect.element(page.getByText("The variations could not be loaded")).toBeVisible();
  api.serve({ "GET /api/jobs/7/variations/": { json: list } });
  await button("Try again").click();
  await expect.element(page.getByRole("link", { name: "Variation 1: A balcony" })).toBeVisible();
});

test("CN6: a variation that a colleague has sent meanwhile says so, and shows its new state", async () => {
  const api = await open("variations&variation=5", {
    "POST /api/variations/5/send/": { status: 409, json: { code: "state_changed", detail: "" } },
  });
  await button("Send to the client").click();
  api.serve({
    "GET /api/variations/5/": { json: { ...variation, state: "sent" }, headers: { etag: '"2"' } },
  });
  await page.getByRole("alertdialog").getByRole("button", { name: "Send to the client" }).click();
  await expect.element(page.getByText("This could not be done")).toBeVisible();
  await expect.element(button("Withdraw")).toBeVisible();
  await expect.element(button("Send to the client")).not.toBeInTheDocument();
});
