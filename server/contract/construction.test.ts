import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertJob } from "#server/testing/insert-job.ts";
import { formOf } from "#server/testing/pictures.ts";
import { ContractApi } from "./contract-api.ts";

const api = new ContractApi();
const { call } = api;
beforeAll(() => api.start());
afterAll(() => api.close());

test("CN1: the catalogue of rates: add, list, read, change, import, delete", async () => {
  expect((await call("PUT", "/api/settings/construction/", { json: { isOn: true } })).status).toBe(200);
  const item = { code: "2.1", name: { en: "Earthwork", np: "" }, unit: "m3", rate: "432.60" };
  const json = { ...item, district: "Dhanusha", fiscal_year: "2083/84", source: "Example" };
  const { status, body: stored } = await call("POST", "/api/construction-rates/", { json });
  expect(status, JSON.stringify(stored)).toBe(201);
  const url = `/api/construction-rates/${stored.id}/`;
  expect((await call("GET", url)).body).toEqual(stored);
  expect((await call("GET", "/api/construction-rates/")).body.results).toEqual([stored]);
  expect((await call("PUT", url, { json: { ...json, rate: "x" } })).status).toBe(400);
  expect((await call("PUT", url, { json: { ...json, rate: "500" } })).body.rate).toBe("500.00");
  const file = { csv: "code", dry_run: true };
  expect((await call("POST", "/api/construction-rates/import/", { json: file })).status).toBe(200);
  expect((await call("DELETE", `${url}delete/`)).status).toBe(204);
});

test("CN2, CN3: estimates: begin, list, read, save, send, renew the link, revise, answer, duplicate, delete", async () => {
  const client = { client_name: "Sita", client_email: "sita@example.com", language: "np" };
  const title = { en: "House", np: "" };
  const { status, body: begun } = await call("POST", "/api/estimates/", { json: { ...client, title } });
  expect(status, JSON.stringify(begun)).toBe(201);
  const url = `/api/estimates/${begun.id}/`;
  expect((await call("GET", url)).body).toEqual(begun);
  expect((await call("GET", "/api/estimates/")).body.results).toMatchObject([{ id: begun.id }]);
  const line = {
    id: "a",
    code: "",
    name: title,
    unit: "m3",
    quantity: "2",
    measurements: [],
    rate: "3",
    source: "",
  };
  const json = {
    ...client,
    title,
    estimated_on: "2026-11-18",
    terms: { en: "", np: "" },
    sections: [{ id: "s", title, lines: [line] }],
  };
  expect((await call("PUT", url, { json: { ...json, estimated_on: "" } })).status).toBe(400);
  expect((await call("PUT", url, { json })).body.total).toBe("6.00");
  expect((await call("POST", `${url}send/`)).body.state).toBe("sent");
  const { page_url } = (await call("POST", `${url}renew-link/`)).body;
  expect(page_url).toMatch(/\/estimate\/[\w-]{43}$/);
  expect((await call("POST", `${url}revise/`)).body.number).toBe(2);
  expect((await call("GET", `${url}versions/1/`)).body).toMatchObject({ number: 1, state: "sent" });
  expect((await call("GET", `${url}versions/9/`)).status).toBe(404);
  expect((await call("POST", `${url}answer/`, { json: { text: "Yes" } })).status).toBe(409);
  const copy = await call("POST", `${url}duplicate/`);
  expect(copy.status).toBe(201);
  expect((await call("DELETE", `/api/estimates/${copy.body.id}/delete/`)).status).toBe(204);
});

test("CN5, CN8, CN9: diaries: add, list, seals, bundle", async () => {
  const { id } = await insertJob(api.site.database);
  const url = `/api/jobs/${id}/`;
  const entry = { uuid: randomUUID(), written_at: "2026-11-18T05:00:00Z", text: "The roof is cast." };
  expect((await call("POST", `${url}diary/`, { json: { ...entry, text: "" } })).status).toBe(400);
  const added = await call("POST", `${url}diary/`, { form: formOf(entry) });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  expect((await call("POST", `${url}diary/`, { json: { ...entry, text: "Another" } })).status).toBe(409);
  expect((await call("GET", `${url}diary/`)).body.results).toEqual([added.body]);
  expect((await call("GET", `${url}seals/`)).body.results).toEqual([]);
  // A ZIP file is not JSON; diary.test.ts reads it.
  expect((await call("GET", "/api/jobs/999999/bundle/")).status).toBe(404);
});

test("CN4: jobs: begin, list, read, save", async () => {
  const client = { client_name: "Sita", client_email: "sita@example.com", language: "np" };
  const title = { en: "House", np: "" };
  const { status, body: begun } = await call("POST", "/api/jobs/", { json: { ...client, title } });
  expect(status, JSON.stringify(begun)).toBe(201);
  const url = `/api/jobs/${begun.id}/`;
  expect((await call("GET", url)).body).toEqual(begun);
  expect((await call("GET", "/api/jobs/")).body.results[0]).toMatchObject({ id: begun.id });
  const stage = { id: "a", name: title, weight: "2", percent: 50, is_public: true };
  expect(
    (await call("PUT", url, { json: { ...client, title, stages: [{ ...stage, weight: "" }] } })).status,
  ).toBe(400);
  expect((await call("PUT", url, { json: { ...client, title, stages: [stage] } })).body.progress).toBe("50");
  const estimate = await call("POST", "/api/estimates/", { json: { ...client, title } });
  expect((await call("POST", `/api/estimates/${estimate.body.id}/job/`, { json: {} })).status).toBe(409);
  const shown = {
    title,
    place: "Janakpur",
    proj_type: "Residential",
    description: { en: "", np: "" },
    pictures: [],
  };
  expect((await call("GET", `${url}pictures/`)).body.results).toEqual([]);
  expect((await call("PUT", `${url}public/`, { json: { ...shown, place: "" } })).status).toBe(400);
  expect((await call("PUT", `${url}public/`, { json: shown })).body.project_id).not.toBeNull();
  expect((await call("GET", `${url}public/`)).body).toEqual({ shown });
  expect((await call("POST", `${url}unpublish/`)).body.project_id).toBeNull();
  expect((await call("POST", `${url}finish/`)).status).toBe(400);
  expect((await call("POST", `${url}reopen/`)).status).toBe(409);
  expect((await call("POST", `${url}renew-link/`)).status).toBe(200);
});

test("CN6, CN7: variations, payments, costs, instalments, permits and papers of a job", async () => {
  const { id } = await insertJob(api.site.database);
  const job = `/api/jobs/${id}/`;
  const title = { en: "Change", np: "" };
  const { status, body: begun } = await call("POST", `${job}variations/`, { json: { title } });
  expect(status, JSON.stringify(begun)).toBe(201);
  const url = `/api/variations/${begun.id}/`;
  expect((await call("GET", url)).body).toEqual(begun);
  expect((await call("GET", `${job}variations/`)).body.results).toMatchObject([{ id: begun.id }]);
  const line = {
    id: "a",
    code: "",
    name: title,
    unit: "m3",
    quantity: "2",
    measurements: [],
    rate: "3",
    source: "",
  };
  const content = { title, reason: title, sections: [{ id: "s", title, lines: [{ ...line, removes: "" }] }] };
  expect((await call("PUT", url, { json: { ...content, sections: "x" } })).status).toBe(400);
  expect((await call("PUT", url, { json: content })).body.total).toBe("6.00");
  expect((await call("POST", `${url}send/`)).body.state).toBe("sent");
  expect((await call("POST", `${url}withdraw/`)).body.state).toBe("withdrawn");
  expect((await call("DELETE", `${url}delete/`)).status).toBe(409);
  const instalments = [{ id: "a", name: title, amount: "9", due_on: "2026-11-01" }];
  expect((await call("PUT", `${job}instalments/`, { json: { instalments } })).body.due).toBe("9.00");
  expect((await call("GET", `${job}instalments/`)).body.instalments).toHaveLength(1);
  const payment = { received_on: "2026-11-01", amount: "5", method: "cash" };
  const paid = await call("POST", `${job}payments/`, { json: payment });
  expect(paid.status).toBe(201);
  expect((await call("GET", `${job}payments/`)).body.results).toEqual([paid.body]);
  const voided = { json: { is_voided: true } };
  expect((await call("PATCH", `${job}payments/${paid.body.id}/`, voided)).body.voided_at).not.toBeNull();
  const cost = { spent_on: "2026-11-01", description: "Cement", amount: "5" };
  const spent = await call("POST", `${job}costs/`, { json: cost });
  expect((await call("GET", `${job}costs/`)).body.results).toEqual([spent.body]);
  expect((await call("PATCH", `${job}costs/${spent.body.id}/`, voided)).body.voided_at).not.toBeNull();
  expect((await call("GET", `${job}money/`)).body).toMatchObject({ cost: "0.00", contract: "0.00" });
  const step = { applied_on: "2026-11-01", due_on: null, granted_on: null, number: "" };
  const permits = { plinth: step, superstructure: step, completion: step };
  expect((await call("PUT", `${job}permits/`, { json: permits })).status).toBe(200);
  expect((await call("GET", `${job}permits/`)).body.permits).toHaveLength(3);
  const scan = `${job}scans/${randomBytes(16).toString("hex")}/`;
  expect((await call("PUT", scan, { scan: Buffer.from("%PDF-1.7") })).status).toBe(201);
  expect((await call("GET", `${job}scans/`)).body.results).toMatchObject([{ type: "pdf", permit: null }]);
  expect(await api.download(scan)).toBe("%PDF-1.7");
  expect((await call("DELETE", scan)).status).toBe(204);
  expect((await call("GET", scan)).status).toBe(404);
  expect((await call("POST", `${scan}restore/`)).body).toMatchObject({ kind: "other" });
  expect((await call("GET", `${job}paper-views/`)).body.results).not.toEqual([]);
  // A pack is no JSON; packs.test.ts reads it.
  expect((await call("GET", "/api/jobs/999999/packs/bank/")).status).toBe(404);
});

test("calls each operation of its area (API1)", () => api.expectAllCalled("construction"));
