import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Estimate } from "#domain/estimates/estimate.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

type Line = Estimate["sections"][number]["lines"][number];

const lineOf = (id: string, name: string, change: Partial<Line> = {}): Line => ({
  id,
  code: "",
  name: { en: name, np: "" },
  unit: "m3",
  quantity: "1",
  measurements: [],
  rate: "100",
  source: "",
  ...change,
});
const footings = {
  id: "m1",
  label: { en: "", np: "" },
  number: "18",
  length: "1.6",
  breadth: "1.6",
  height: "1.5",
  isDeduction: false,
};
const save = "PUT /api/estimates/4/";
const estimate: Estimate = {
  id: 4,
  lead_id: null,
  client_name: "Sita Jha",
  client_email: null,
  client_phone: "+9779800000000",
  language: "np",
  title: { en: "House in Janakpur", np: "जनकपुरमा घर" },
  place: "Janakpur",
  estimated_on: "2026-11-18",
  valid_until: null,
  has_overhead: false,
  has_vat: false,
  overhead_percent: null,
  vat_percent: null,
  terms: { en: "", np: "" },
  sections: [
    {
      id: "s1",
      title: { en: "Earthwork", np: "" },
      lines: [
        lineOf("l1", "Backfilling"),
        lineOf("l2", "Excavation", { quantity: "", measurements: [footings] }),
      ],
    },
    { id: "s2", title: { en: "Walls", np: "" }, lines: [lineOf("l3", "Bricks")] },
  ],
  number: 1,
  state: "draft",
  total: "7112",
  sent_at: null,
  decided_at: null,
  decided_name: null,
  version_id: 9,
  net: "7112",
  overhead: "0",
  vat: "0",
  is_example: false,
  has_question: false,
  page_url: null,
  job_id: null,
  versions: [],
  events: [],
  updated_at: "2026-11-18T07:00:00Z",
};

test("CN2: parts and lines are moved, with their measurements, and saved in the new order", async () => {
  const api = await openDashboard(
    "?tab=estimates&estimate=4",
    {
      "GET /api/estimates/4/": { json: estimate, headers: { etag: '"1"' } },
      "GET /api/rates/": { json: [] },
      [save]: { json: estimate },
    },
    { hasConstruction: true },
  );
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog");
  await expect.element(form.getByText("69.12", { exact: false })).toBeVisible();
  await form.getByRole("button", { name: "Move Excavation up" }).click();
  await form.getByRole("button", { name: "Move Walls up" }).click();
  await expect.element(form.getByRole("button", { name: "Move Walls up" })).toBeDisabled();
  await form.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => api.count(save)).toBe(1);
  const { sections }: Estimate = JSON.parse(api.calls.find(({ method }) => method === "PUT")?.body ?? "");
  expect(sections.map(({ id, lines }) => [id, ...lines.map((line) => line.id)])).toEqual([
    ["s2", "l3"],
    ["s1", "l2", "l1"],
  ]);
  expect(sections[1]?.lines[0]?.measurements).toEqual([footings]);
});

test("CN2: stored numbers have Nepali digits in Nepali; both kinds are typed, also in the middle, and 0-9 are saved", async () => {
  const api = await openDashboard(
    "?tab=estimates&estimate=4&edit=4",
    {
      "GET /api/estimates/4/": { json: estimate, headers: { etag: '"1"' } },
      "GET /api/rates/": { json: [] },
      [save]: { json: estimate },
    },
    { hasConstruction: true, language: "np" },
  );
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: /^Backfilling १/ }).click();
  const rate = form.getByRole("textbox", { name: "दर", exact: true });
  await expect.element(rate).toHaveValue("१००");
  await rate.click();
  await userEvent.keyboard("{Home}{ArrowRight}५2");
  await expect.element(rate).toHaveValue("१५2००");
  await form.getByRole("button", { name: "सेभ गर्नुहोस्" }).click();
  await expect.poll(() => api.count(save)).toBe(1);
  const { sections }: Estimate = JSON.parse(api.calls.find(({ method }) => method === "PUT")?.body ?? "");
  expect(sections[0]?.lines[0]?.rate).toBe("15200");
});
