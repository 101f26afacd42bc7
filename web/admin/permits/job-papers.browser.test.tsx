import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Job } from "#domain/jobs/job.ts";
import type { JobScan } from "#domain/papers/job-scan.ts";
import type { Permit } from "#domain/permits/permit.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const job: Job = {
  id: 7,
  title: { en: "House in Janakpur", np: "जनकपुरमा घर" },
  client_name: "Sita",
  place: "Janakpur",
  progress: "0",
  starts_on: null,
  ends_on: null,
  finished_on: null,
  is_example: false,
  updated_at: "2026-11-18T07:00:00Z",
  estimate_id: null,
  lead_id: null,
  client_email: null,
  client_phone: "+9779800000000",
  language: "np",
  kitta: "",
  building_class: null,
  plinth_area_sq_ft: null,
  storeys: null,
  notes: "",
  code: "AB12CD34EF56",
  page_url: "http://site.test/np/job/token",
  project_id: null,
  stages: [],
};
const permits: Permit[] = (["plinth", "superstructure", "completion"] as const).map((kind) => ({
  kind,
  applied_on: null,
  due_on: null,
  granted_on: null,
  number: "",
}));
const certificate: JobScan = {
  id: "1".repeat(32),
  kind: "certificate",
  name: "plinth.pdf",
  type: "pdf",
  bytes: 2048,
  added_at: "2026-11-18T07:00:00Z",
  added_by: "sita",
  permit: "plinth",
};
const list = "GET /api/jobs/7/scans/";
const scanPath = (method: string) => `${method} /api/jobs/7/scans/${certificate.id}/`;

function openPermits(handlers: Parameters<typeof openDashboard>[1], canSeePapers = true) {
  return openDashboard(
    "?tab=jobs&job=7&part=permits",
    {
      "GET /api/profile/": {
        json: { username: "admin", is_admin: true, is_staff: true, can_see_papers: canSeePapers },
      },
      "GET /api/jobs/7/": { json: job, headers: { etag: '"1"' } },
      "GET /api/jobs/7/permits/": { json: { permits }, headers: { etag: '"1"' } },
      ...handlers,
    },
    { hasConstruction: true },
  );
}
const button = (name: string) => page.getByRole("button", { name, exact: true });
const step = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();

test("CN7: papers that arrive before the permits are shown with them", async () => {
  const permitsReady = Promise.withResolvers<void>();
  const api = await openPermits({
    [list]: { json: { results: [certificate] } },
    "GET /api/jobs/7/permits/": async () => {
      await permitsReady.promise;
      return { json: { permits }, headers: { etag: '"1"' } };
    },
  });
  await expect.poll(() => api.count(list)).toBe(1);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  permitsReady.resolve();
  await expect.element(page.getByText("plinth.pdf")).toBeVisible();
});

test("CN7: a paper is added to its step; a lost connection loses nothing, and a file of another type is refused", async () => {
  const api = await openPermits({ [list]: { json: { results: [] } } });
  await button("Add paper: Completion certificate").click();
  const input = page.getByLabelText("Scans to upload");
  await input.upload(new File(["hello"], "notes.txt", { type: "text/plain" }));
  await expect.element(page.getByText(/notes.txt was not added/)).toBeVisible();
  await input.upload(new File(["%PDF-1.7"], "completion.pdf", { type: "application/pdf" }));
  await expect.element(button("Try completion.pdf again")).toBeVisible();
  const [sent] = api.calls.filter(({ method }) => method === "PUT");
  expect(Object.fromEntries(sent?.query ?? [])).toEqual({ kind: "certificate", permit: "completion" });
  const id = sent?.path.split("/").at(-2) ?? "";
  const stored = { ...certificate, id, name: "completion.pdf", permit: "completion" };
  api.serve({ [`PUT /api/jobs/7/scans/${id}/`]: { status: 201, json: stored } });
  await button("Try completion.pdf again").click();
  await expect.element(step("Completion certificate").getByText(/added by sita/)).toBeVisible();
  expect(api.count(`PUT /api/jobs/7/scans/${id}/`)).toBe(2);
});

test("CN7: an account that may not see papers asks for none, and is told what packs lack", async () => {
  const api = await openPermits({}, false);
  await expect.element(page.getByText(/the certificates are left out/)).toBeVisible();
  expect(page.getByRole("button", { name: /Add paper/ }).elements()).toEqual([]);
  expect(api.count(list)).toBe(0);
});

// The last test, because its toasts stay and would cover buttons.
test("CN7: a step shows its papers; one that is deleted comes back, and a list that failed is said once", async () => {
  const api = await openPermits({ [list]: { status: 500, json: { code: "internal" } } });
  await expect.element(page.getByText("The papers could not be loaded")).toBeVisible();
  api.serve({
    [list]: { json: { results: [certificate] } },
    [scanPath("DELETE")]: { status: 204 },
    [`POST /api/jobs/7/scans/${certificate.id}/restore/`]: { json: certificate },
  });
  await button("Try again").click();
  await expect.element(step("Plinth (temporary)").getByText("plinth.pdf")).toBeVisible();
  await expect.element(step("Superstructure").getByText("plinth.pdf")).not.toBeInTheDocument();
  await button("Delete plinth.pdf").click();
  await expect.element(step("Plinth (temporary)").getByText("plinth.pdf")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(step("Plinth (temporary)").getByText("plinth.pdf")).toBeVisible();
  // Each fetch of the list is recorded as a look.
  expect(api.calls.filter(({ method, path }) => `${method} ${path}` === list).length).toBe(2);
});
