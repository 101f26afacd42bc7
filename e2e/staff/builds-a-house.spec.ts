import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type Browser, devices, type Page } from "@playwright/test";
import { addJob } from "#server/platform/jobs/add-job.ts";
import { startSmtpServer, type TestSmtpServer } from "#server/testing/smtp-server.ts";
import type { DisposableServer } from "../../resilience/disposable-server.ts";
import { createPicture } from "../create-picture.ts";
import { expect, findToast, waitForHydration } from "../journey.ts";
import { onServer } from "../own-server.ts";
import { admin } from "../servers.ts";
import { test } from "../staff.ts";
import { typeDay } from "../type-day.ts";

const client = { name: "Sita Karna", email: "sita@example.com", phone: "9800000201" };
const phone = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const shiftedClock = `--import=${new URL("../../resilience/shifted-clock.ts", import.meta.url).href}`;
const settings = {
  isOn: true,
  templates: [
    {
      id: "house",
      name: { en: "House", np: "घर" },
      stages: [
        { id: "plinth", name: { en: "Plinth", np: "प्लिन्थ" }, weight: 40 },
        { id: "roof", name: { en: "Roof", np: "छाना" }, weight: 60 },
      ],
    },
  ],
};

test.use({ serviceWorkers: "allow" });

test("CN2 CN3 CN4 CN5 CN6 CN7 CN8 CN9 CN10: four people build a house: a client abroad, the office, the engineer on site, and a bank that trusts nobody", async ({
  page: office,
  browser,
  browserConsole,
}) => {
  // The phones lose their connection, and the console shows every failed request.
  browserConsole.expectErrors = true;
  const smtp = await startSmtpServer();
  const environment = {
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Mithila Ghar <office@site.test>",
    NODE_OPTIONS: shiftedClock,
  };
  try {
    await onServer(office, environment, async (server) => {
      await build(server, smtp, { office, browser });
    });
  } finally {
    await smtp.close();
  }
});

type People = Readonly<{ office: Page; browser: Browser }>;

async function build(server: DisposableServer, smtp: TestSmtpServer, { office, browser }: People) {
  // The addresses of pictures have the host of PUBLIC_URL, and the page's policy allows no other.
  const origin = server.origin.replace("127.0.0.1", "localhost");
  const sita = await (await browser.newContext({ ...phone, baseURL: origin })).newPage();
  const engineer = await (await browser.newContext({ ...phone, baseURL: origin })).newPage();
  const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const confirm = (name: string) => office.getByRole("alertdialog").getByRole("button", { name });
  const dashboard = (address: string) => `${origin}/admin?${address}`;

  const headers = await logIn(office, origin);
  await logIn(engineer, origin);
  const switched = await office.request.put(`${origin}/api/settings/construction/`, {
    headers,
    data: settings,
  });
  expect(switched.status(), await switched.text()).toBe(200);

  await test.step("the client asks for a house from a phone", async () => {
    await sita.goto("/others");
    await waitForHydration(sita);
    await sita.getByLabel("Service type").selectOption({ index: 1 });
    await sita.getByLabel("Project urgency").selectOption({ index: 1 });
    await sita.getByLabel("Description").fill("A house for my parents");
    await sita.getByLabel("Property address").fill("Janakpurdham-4");
    await sita.getByLabel("Full name").fill(client.name);
    await sita.getByLabel("Phone").fill(client.phone);
    await sita.getByLabel("E-mail").fill(client.email);
    await button(sita, "Request a quote").click();
    await waitForToast(sita, "Request sent");
  });

  await test.step("the office makes an estimate from the request and sends it", async () => {
    await office.goto(dashboard("tab=leads"));
    // A request names nobody.
    await office.getByRole("link", { name: client.phone }).click();
    await office.getByRole("link", { name: "Estimates for this client" }).click();
    await button(office, "New estimate").click();
    await button(office, "Edit").click();
    await office.getByLabel("Title (English)").fill("House of the Karna family");
    await office.getByRole("textbox", { name: /^Name/ }).fill(client.name);
    await office.getByLabel("Language of messages").selectOption("English");
    for (const charge of ["Charge overhead", "Charge VAT"]) await office.getByLabel(charge).uncheck();
    await writeLine(office, { part: "Ground floor", work: "Brick wall", quantity: "10", rate: "1000" });
    await button(office, "Save").click();
    await waitForToast(office, "The estimate is saved");
    await button(office, "Send to the client").click();
    await confirm("Send to the client").click();
    await waitForToast(office, "The estimate is with the client");
  });

  await test.step("the client accepts it on a phone, with the code from the mail", async () => {
    await sita.goto(await linkInMail(smtp, "Your estimate"));
    await expect(sita.getByRole("main")).toContainText("10,000.00");
    await decide(sita, smtp, "Accept the estimate");
    await expect(sita.getByText("Accepted. Thank you! We will be in touch.")).toBeVisible();
  });

  await test.step("it becomes a job, and the client gets its page", async () => {
    await office.reload();
    await button(office, "Begin the job").click();
    await office.getByRole("dialog").getByLabel("Stages").selectOption("House");
    await button(office, "Begin").click();
    await expect(office.getByRole("heading", { name: "House of the Karna family" })).toBeVisible();
    await sita.goto(await linkInMail(smtp, "Your building work has begun"));
    await expect(sita.getByRole("heading", { level: 1 })).toHaveText("House of the Karna family");
  });
  const jobId = Number(new URL(office.url()).searchParams.get("job"));

  await test.step("a week of diary, two days of it without a connection", async () => {
    const week = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
    const offline = ["Tuesday", "Wednesday"];
    await engineer.goto(dashboard(`tab=jobs&job=${jobId}&part=diary`));
    await expectStored(engineer, [/^\/admin$/, /offline-diary/]);
    for (const [index, day] of week.entries()) {
      if (index > 0) await nextDay(server, index);
      const isOffline = offline.includes(day);
      await engineer.context().setOffline(isOffline);
      if (day === "Wednesday") await restart(engineer);
      if (day === "Thursday")
        await expect(engineer.getByRole("heading", { name: "Today's entry" })).toBeVisible();
      if (index === 0) await addPhoto(engineer);
      await engineer.getByLabel("What was done?").fill(`${day}: the wall grows.`);
      await button(engineer, "Save entry").click();
      await expect(engineer.getByLabel("What was done?")).toHaveValue("");
      if (isOffline) await expect(engineer.getByText(`${day}: the wall grows.`)).toBeVisible();
      else await expect.poll(() => storedEntries(server)).toContain(`${day}: the wall grows.`);
    }
    expect(await storedEntries(server)).toEqual(week.map((day) => `${day}: the wall grows.`));
  });

  await test.step("the client accepts a change on the page of the job", async () => {
    await office.goto(dashboard(`tab=jobs&job=${jobId}&part=variations`));
    await button(office, "New variation").click();
    await office.getByLabel("Title (English)").fill("A balcony");
    await button(office, "Begin").click();
    await button(office, "Edit").click();
    await writeLine(office, { part: "Upper floor", work: "Balcony", quantity: "2", rate: "1500" });
    await button(office, "Save").click();
    await waitForToast(office, "The variation is saved");
    await button(office, "Send to the client").click();
    await confirm("Send to the client").click();
    await waitForToast(office, "The variation is with the client");

    await sita.goto(await linkInMail(smtp, "A change to your building work"));
    await decide(sita, smtp, "Accept the change");
    await expect(sita.getByText("Thank you. You have accepted the change.")).toBeVisible();
    await expect(sita.getByRole("region", { name: "Money" })).toContainText("13,000.00");
  });

  await test.step("an instalment is planned, and its payment noted", async () => {
    await office.goto(dashboard(`tab=jobs&job=${jobId}&part=money`));
    await button(office, "Edit the plan").click();
    await button(office, "Add an instalment").click();
    await office.getByLabel("Name (English)").fill("At the beginning");
    await office.getByRole("dialog").getByLabel("Amount").fill("5000");
    await office.getByLabel("Due when this stage is done").selectOption("Plinth");
    await button(office, "Save").click();
    await waitForToast(office, "The plan is saved");
    await button(office, "Note a payment").click();
    await office.getByRole("dialog").getByLabel("Amount").fill("5000");
    await button(office, "Save").click();
    await waitForToast(office, "The payment is noted");
  });

  await test.step("the days are sealed, and the client reads them without a connection, with the pictures", async () => {
    await nextDay(server, 7);
    await server.withDatabase((database) =>
      database.transaction().execute((transaction) => addJob(transaction, "seal-diaries")),
    );
    const countSeals = () =>
      server.withDatabase((database) => database.selectFrom("diary_seals").select("id").execute());
    await expect.poll(countSeals).toHaveLength(5);
    await sita.goto(sita.url().replace(/\?.*/, ""));
    await expect(sita.getByText("Newest seal: number 5")).toBeVisible();
    await expect(sita.getByRole("region", { name: "Money" })).toContainText("At the beginning");
    await expectStored(sita, [/^\/job\//, /^\/private-media\//]);
    await sita.context().setOffline(true);
    await sita.reload();
    await expect(sita.getByText("You are offline.")).toBeVisible();
    await expect(sita.getByText("Monday: the wall grows.")).toBeVisible();
    const picture = sita.getByRole("region", { name: "Newest pictures" }).getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await sita.context().setOffline(false);
    await sita.reload();
  });

  await test.step("a bank verifies the bundle on a machine without our server", async () => {
    const seal = (await sita.getByText(/^5-[0-9a-f]{64}$/).textContent()) ?? "";
    const downloading = sita.waitForEvent("download");
    await sita.getByRole("link", { name: "Download the sealed diary (ZIP)" }).click();
    const bundle = test.info().outputPath("diary.zip");
    await (await downloading).saveAs(bundle);
    const { stdout } = await promisify(execFile)("node", ["tools/verify-diary.ts", bundle, "--known", seal]);
    expect(stdout).toMatch(/Everything is as it was sealed.*5 days, 7 entries and 1 pictures/s);

    const bank = await (await browser.newContext({ offline: true })).newPage();
    await bank.goto(new URL("../../build/verifier/offline.html", import.meta.url).href);
    await bank.getByLabel(/seal/i).fill(seal);
    await bank.locator("input[type=file]").setInputFiles(bundle);
    await expect(bank.getByRole("status")).toContainText(seal);
    await expect(bank.locator(".good")).toBeVisible();
    await bank.context().close();
  });

  await test.step("the house is finished and public", async () => {
    await office.goto(dashboard(`tab=jobs&job=${jobId}`));
    await button(office, "Show to visitors").click();
    const dialog = office.getByRole("dialog");
    await dialog.getByLabel("Place").fill("Janakpurdham");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Show to visitors" }).click();
    await waitForToast(office, "Visitors see the job");
    await button(office, "Edit").click();
    for (const stage of ["Plinth", "Roof"]) {
      await office.getByRole("button", { name: stage, expanded: false }).click();
      await office.getByLabel("Percent done").last().fill("100");
      await typeDay(office.getByRole("textbox", { name: "Done on" }).last(), "2026-11-01");
    }
    await button(office, "Save").click();
    await waitForToast(office, "The job is saved");
    await button(office, "Finish the job").click();
    await confirm("Finish the job").click();
    await waitForToast(office, "The job is finished");
    const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
    await visitor.goto("/projects");
    const card = visitor.getByRole("article").filter({ hasText: "House of the Karna family" });
    await expect(card).toContainText("Completed");
    await expect(card).not.toContainText(client.name);
    await visitor.context().close();
  });
  for (const page of [sita, engineer]) await page.context().close();
}

/** A session of its own: another one of the same account would renew its tokens. */
async function logIn(page: Page, origin: string) {
  const login = await page.request.post(`${origin}/api/token/`, { data: admin, maxRetries: 1 });
  expect(login.status()).toBe(200);
  const tokens = await login.json();
  const session = { ...tokens, user: { username: admin.username, is_admin: true, is_staff: true } };
  await page.addInitScript((stored) => {
    if (localStorage.getItem("session") === null) localStorage.setItem("session", stored);
  }, JSON.stringify(session));
  return { authorization: `Bearer ${tokens.access}` };
}

function waitForToast(page: Page, text: string): Promise<void> {
  return expect(findToast(page).filter({ hasText: text })).toBeVisible();
}

async function writeLine(
  page: Page,
  { part, work, quantity, rate }: Readonly<{ part: string; work: string; quantity: string; rate: string }>,
) {
  await page.getByRole("button", { name: "Add a part" }).click();
  await page.getByLabel("Part (English)").fill(part);
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByLabel("Work (English)").fill(work);
  await page.getByLabel("Quantity").fill(quantity);
  await page.getByLabel(/^Rate/).fill(rate);
}

const mailsWith = (smtp: TestSmtpServer, subject: string) =>
  smtp.received.filter((mail) => mail.to === client.email && mail.header("subject")?.includes(subject));

/** The page that a mail to the client leads to. */
async function linkInMail(smtp: TestSmtpServer, subject: string): Promise<string> {
  await expect.poll(() => mailsWith(smtp, subject)).toHaveLength(1);
  return /http\S+\/(?:estimate|job)\/\S+/.exec(mailsWith(smtp, subject)[0]?.text ?? "")?.[0] ?? "";
}

/** Asks for a code, reads it in the mail, and decides. */
async function decide(page: Page, smtp: TestSmtpServer, decision: string): Promise<void> {
  const codes = () => mailsWith(smtp, "is your code");
  const before = codes().length;
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect.poll(() => codes().length).toBe(before + 1);
  await page
    .getByRole("textbox", { name: /^Code/ })
    .fill(/\d{6}/.exec(codes().at(-1)?.text ?? "")?.[0] ?? "");
  await page.getByLabel("Your full name").fill(client.name);
  await page.getByRole("button", { name: decision }).click();
}

/** The server's clock goes on to the next day. */
async function nextDay({ process: { child, output } }: DisposableServer, days: number): Promise<void> {
  child.kill("SIGUSR2");
  await expect.poll(output).toContain(`ahead by ${days} days`);
}

/** The texts of the diary, in the order of their arrival. */
function storedEntries(server: DisposableServer): Promise<string[]> {
  return server.withDatabase(async (database) => {
    const rows = await database.selectFrom("diary_entries").select("content").orderBy("id").execute();
    return rows.map(({ content }) => JSON.parse(content).text);
  });
}

async function addPhoto(page: Page): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(await createPicture("south.jpg", "#a33"));
  await page.getByLabel("Side of photo 1").selectOption("South");
}

/** Without a connection, the phone is switched off and on again: the dashboard opens, and what waits is still there. */
async function restart(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole("heading", { name: "Write without a connection" })).toBeVisible();
}

/** Waits until the service worker has stored these files. */
async function expectStored(page: Page, files: readonly RegExp[]): Promise<void> {
  const stored = () =>
    page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  for (const file of files) await expect.poll(stored).toContainEqual(expect.stringMatching(file));
}
