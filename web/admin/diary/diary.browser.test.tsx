import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";
import { sampleJob as job } from "#web/admin/testing/sample-job.ts";
import { closePage } from "#web/testing/open-page.tsx";
import { EntryStore } from "./entry-store.ts";

const empty = { count: 0, next: null, previous: null, results: [] };
const post = "POST /api/jobs/7/diary/";
const lost = () => Promise.reject(new TypeError("no connection"));

function openDiary(
  handlers: Parameters<typeof openDashboard>[1] = {},
  options: Parameters<typeof openDashboard>[2] = {},
) {
  return openDashboard(
    "?tab=jobs&job=7&part=diary",
    {
      "GET /api/jobs/7/": { json: job, headers: { etag: '"1"' } },
      "GET /api/jobs/7/diary/": { json: empty },
      "GET /api/jobs/7/seals/": { json: empty },
      [post]: { status: 201, json: {} },
      ...handlers,
    },
    { hasConstruction: true, ...options },
  );
}
const textbox = () => page.getByRole("textbox", { name: "What was done?" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
async function write(text: string) {
  await textbox().fill(text);
  await button("Save entry").click();
}
/** The account of the dashboard in these tests, and another one of the same phone. */
const entryStore = new EntryStore("admin");
const colleague = new EntryStore("colleague");
const removeDatabase = ({ name }: EntryStore) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
beforeEach(async () => {
  for (const store of [entryStore, colleague]) await removeDatabase(store);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("CN5: entries without a connection wait, survive a restart, and are sent once and in order", async () => {
  await openDiary({ [post]: lost });
  await write("First");
  await expect.element(page.getByText(/There is no connection/)).toBeVisible();
  await expect.element(textbox()).toHaveValue("");
  await write("Second");
  await expect
    .poll(async () => (await entryStore.list()).map(({ text }) => text))
    .toEqual(["First", "Second"]);
  await closePage();

  const api = await openDiary();
  await expect.poll(() => api.count(post)).toBe(2);
  const sent = api.calls.filter(({ method }) => method === "POST");
  expect(sent.map(({ form }) => form?.get("text"))).toEqual(["First", "Second"]);
  expect(new Set(sent.map(({ form }) => form?.get("uuid"))).size).toBe(2);
  await expect.poll(() => entryStore.list()).toEqual([]);
  await expect.element(page.getByText("Waiting on this phone")).not.toBeInTheDocument();
});

test("CN5: an entry that is saved while another is on its way is sent right after it", async () => {
  // Nothing is tried again by itself.
  vi.spyOn(window, "setInterval").mockImplementation(() => 0 as never);
  const first = Promise.withResolvers<{ status: number; json: object }>();
  const api = await openDiary({ [post]: () => first.promise });
  await write("First");
  await expect.poll(() => api.count(post)).toBe(1);
  await write("Second");
  await expect.poll(async () => (await entryStore.list()).length).toBe(2);
  await expect.element(textbox()).toHaveValue("");
  first.resolve({ status: 201, json: {} });
  await expect.poll(() => api.count(post)).toBe(2);
  await expect.poll(() => entryStore.list()).toEqual([]);
});

test("CN5: a photo is sent with its side, and can be removed before", async () => {
  const api = await openDiary();
  const file = await createPhoto();
  const input = page.getByLabelText("Photos", { exact: true }).last();
  await userEvent.upload(input, [file]);
  await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await userEvent.upload(input, [file]);
  await button("Remove photo 2").click();
  await page.getByLabelText("Side of photo 1").selectOptions("North");
  await button("Save entry").click();
  await expect.poll(() => api.count(post)).toBe(1);
  const form = api.calls.find(({ method }) => method === "POST")?.form;
  expect(form?.getAll("images")).toHaveLength(1);
  expect(JSON.parse(String(form?.get("pictures")))).toMatchObject([{ side: "north", latitude: null }]);
});

test("CN5: an entry with neither text nor photo is not saved", async () => {
  await openDiary();
  await button("Save entry").click();
  await expect.element(page.getByText("This field is required.")).toBeVisible();
  expect(await entryStore.list()).toEqual([]);
});

test("CN5: a full disk says so, and the form keeps the entry; with a connection it is sent at once", async () => {
  const api = await openDiary({ [post]: lost });
  vi.spyOn(EntryStore.prototype, "add").mockRejectedValue(new DOMException("full", "QuotaExceededError"));
  await write("Much was done");
  await expect.element(page.getByText("This phone has no room left")).toBeVisible();
  await expect.element(textbox()).toHaveValue("Much was done");
  api.serve({ [post]: { status: 201, json: {} } });
  await button("Save entry").click();
  await expect.element(textbox()).toHaveValue("");
  expect(
    api.calls
      .filter(({ method }) => method === "POST")
      .at(-1)
      ?.form?.get("text"),
  ).toBe("Much was done");
});

test("CN5: a lost login says so and keeps the entry on the phone", async () => {
  await openDiary({
    [post]: { status: 401, json: {} },
    "POST /api/token/refresh/": { status: 401, json: {} },
  });
  await write("Logged out");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(page.getByText(/You are logged out/)).toBeInTheDocument();
  expect((await entryStore.list()).map(({ text }) => text)).toEqual(["Logged out"]);
});

test("CN5: a refused entry says why, stays until it is deleted by hand, and does not hold up the next", async () => {
  const refused = {
    code: "invalid_input",
    detail: "",
    fields: { stage_id: [{ code: "choice_invalid", message: "" }] },
  };
  const api = await openDiary({
    [post]: ({ form }) =>
      form?.get("text") === "Wrong" ? { status: 400, json: refused } : { status: 201, json: {} },
  });
  await write("Wrong");
  await expect
    .element(page.getByText(/The server refused this entry: Choose one of the options/))
    .toBeVisible();
  await write("Right");
  await expect.poll(() => api.count(post)).toBe(2);
  await expect.poll(async () => (await entryStore.list()).map(({ text }) => text)).toEqual(["Wrong"]);
  await button("Delete from this phone").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete from this phone" }).click();
  await expect.poll(() => entryStore.list()).toEqual([]);
});

test("CN5: a server that can't take an entry now gets it again, in Nepali, too", async () => {
  const api = await openDiary(
    { [post]: { status: 503, json: { code: "unavailable", detail: "" } } },
    { language: "np" },
  );
  await page.getByRole("textbox", { name: "आज के काम भयो?" }).fill("ढलान");
  await button("टिपोट राख्नुहोस्").click();
  await expect.element(page.getByText(/सर्भरले अहिले टिपोट लिन सकेन/)).toBeVisible();
  api.serve({ [post]: { status: 201, json: {} } });
  await button("अहिले पठाउनुहोस्").click();
  await expect.poll(() => entryStore.list()).toEqual([]);
});

test("CN5: without a connection the dashboard offers the jobs that this phone knows", async () => {
  await entryStore.rememberJob({ id: 7, title: job.title, stages: [] });
  await openDiary({ "GET /api/check-admin/": lost, "GET /api/profile/": lost, [post]: lost });
  await expect.element(page.getByRole("heading", { name: "Write without a connection" })).toBeVisible();
  await write("On the roof");
  await expect.poll(async () => (await entryStore.list()).map(({ jobId }) => jobId)).toEqual([7]);
});

async function createPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext("2d")?.fillRect(0, 0, 8, 6);
  return new File([await canvas.convertToBlob({ type: "image/jpeg" })], "a.jpg", { type: "image/jpeg" });
}

test("CN5: a half-written entry with its photo is there again after the page was left, and gone once it is saved", async () => {
  await openDiary();
  await textbox().fill("Half of the");
  await page.getByLabelText("Weather").selectOptions("Rain");
  await userEvent.upload(page.getByLabelText("Photos", { exact: true }).last(), [await createPhoto()]);
  await page.getByLabelText("Side of photo 1").selectOptions("North");
  await expect
    .poll(async () => (await entryStore.readDraft({ jobId: 7, corrects: null }))?.pictures[0]?.side)
    .toBe("north");
  await closePage();

  const api = await openDiary();
  await expect.element(page.getByText(/This entry was begun earlier/)).toBeVisible();
  await expect.element(textbox()).toHaveValue("Half of the");
  await expect.element(page.getByLabelText("Side of photo 1")).toHaveValue("north");
  await write("Half of the roof");
  await expect.poll(() => api.count(post)).toBe(1);
  const form = api.calls.find(({ method }) => method === "POST")?.form;
  expect([form?.get("text"), form?.get("weather"), form?.getAll("images").length]).toEqual([
    "Half of the roof",
    "rain",
    1,
  ]);
  await expect.element(page.getByText(/This entry was begun earlier/)).not.toBeInTheDocument();
  expect(await entryStore.readDraft({ jobId: 7, corrects: null })).toBeNull();
});

test("CN5: a half-written entry can be thrown away", async () => {
  await entryStore.writeDraftFields(
    { jobId: 7, corrects: null },
    { uuid: "0b3f0a43-7e1d-4a38-9d5e-2d1f5f6d7a11", stage_id: "", weather: "", workers: "4", text: "Old" },
  );
  await openDiary();
  await button("Throw it away").click();
  await expect.element(textbox()).toHaveValue("");
  expect(await entryStore.readDraft({ jobId: 7, corrects: null })).toBeNull();
});

test("CN5: another account of the same phone sees neither jobs nor entries, sends none of them, and they wait for their author", async () => {
  await colleague.rememberJob({ id: 8, title: { en: "House in Siraha", np: "" }, stages: [] });
  await colleague.add({
    uuid: "0b3f0a43-7e1d-4a38-9d5e-2d1f5f6d7a12",
    jobId: 7,
    jobTitle: job.title,
    written_at: "2026-11-18T05:00:00Z",
    stage_id: null,
    weather: null,
    workers: null,
    text: "Not yours",
    corrects: null,
    pictures: [],
  });
  const api = await openDiary();
  await write("Mine");
  await expect.poll(() => api.count(post)).toBe(1);
  await expect.element(page.getByText("Not yours")).not.toBeInTheDocument();
  await closePage();

  await openDiary({ "GET /api/check-admin/": lost, "GET /api/profile/": lost, [post]: lost });
  await expect.element(page.getByRole("heading", { name: "Write without a connection" })).toBeVisible();
  await expect.element(page.getByLabelText("Job")).toBeVisible();
  await expect.element(page.getByText("House in Siraha")).not.toBeInTheDocument();
  expect((await colleague.list()).map(({ text }) => text)).toEqual(["Not yours"]);
});
