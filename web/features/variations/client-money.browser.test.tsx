import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { ClientMoney } from "#domain/instalments/client-money.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { ClientPayments } from "./client-payments.tsx";
import { ClientVariations } from "./client-variations.tsx";

const line = {
  id: "a",
  code: "",
  name: "Balcony",
  unit: "m²",
  measurements: [],
  quantity: "2",
  rate: "50.25",
  amount: "100.50",
  isRemoved: false,
};
const sums = { net: "-299.50", overheadPercent: null, overhead: "0.00", vatPercent: null, vat: "0.00" };
const variation = {
  id: 7,
  number: 1,
  title: "A balcony",
  reason: "You asked for it.",
  sections: [
    {
      id: "s",
      title: "Walls",
      total: "-299.50",
      lines: [line, { ...line, id: "b", name: "Wall", amount: "-400.00", isRemoved: true }],
    },
  ],
  ...sums,
  total: "-299.50",
  decided_at: null,
  decided_name: null,
} as const;
const money: ClientMoney = {
  estimate: { title: "House", sections: [], ...sums, total: "1000.00" },
  variations: [
    { ...variation, state: "accepted", decided_name: "Sita Karna", decided_at: "2026-11-10T05:00:00Z" },
    { ...variation, id: 8, number: 2, state: "sent" },
  ],
  contract: "700.50",
  received: "200.00",
  due: "300.50",
  instalments: [
    {
      id: 1,
      name: "After the plinth",
      amount: "500.50",
      received: "200.00",
      due: "300.50",
      due_since: "2026-11-01",
      due_on: null,
      stage: "Plinth",
    },
  ],
  payments: [
    {
      id: 1,
      received_on: "2026-11-02",
      amount: "200.00",
      method: "bank",
      reference: "V-1",
      instalment: null,
    },
  ],
};

test("CN6, CN10: only what waits for a decision has a form, which names the variation and works without JavaScript", async () => {
  await openPage(
    <ClientVariations variations={money.variations} codeTo="s•••@example.com" sent={null} />,
    "/job/x",
  );
  await expect.element(page.getByRole("heading", { name: "Change 2: A balcony" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send me a code" })).toBeVisible();
  const forms = [...document.querySelectorAll("form")];
  expect(forms.map((form) => form.getAttribute("action"))).toEqual(["?do=code&variation=8#decide-8"]);
  await expect.element(page.getByText("less:").first()).toBeVisible();
  expect(document.body.textContent).toContain("Sita Karna, 10 November 2026");
});

test("CN6: after a wrong code the form of that variation keeps the name and says what is wrong", async () => {
  const sent = {
    variation: 8,
    problem: "invalid_input",
    fields: { name: "Sita" },
    codes: { code: "code_wrong" },
  };
  await openPage(
    <ClientVariations variations={money.variations} codeTo="s•••@example.com" sent={sent} />,
    "/job/x",
  );
  await expect.element(page.getByText(/This code is not right/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Your full name" })).toHaveValue("Sita");
  const accept = page.getByRole("button", { name: "Accept the change" });
  expect(accept.element().closest("form")?.getAttribute("action")).toBe("?do=accept&variation=8#decide-8");
});

test("CN6, CN7, CN10: each number of the contract sum opens to its lines, and what is due is named", async () => {
  await openPage(<ClientPayments money={money} />, "/job/x");
  await expect.element(page.getByText("रु 700.50")).toBeVisible();
  await expect.element(page.getByText("Due now: 300.50")).toBeVisible();
  await expect.element(page.getByText("less:")).not.toBeVisible();
  await page.getByText("Change 1: A balcony").click();
  await expect.element(page.getByText("less:")).toBeVisible();
});
