import { formatDate } from "#domain/calendar/format-date.ts";
import { localDigits } from "#domain/numbers.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { nextMonday as monday } from "#server/testing/next-weekday.ts";
import { enquiries as enquiriesEn } from "#web/i18n/en/forms/enquiries.ts";
import { saved as savedEn } from "#web/i18n/en/saved.ts";
import { enquiries as enquiriesNp } from "#web/i18n/np/forms/enquiries.ts";
import { saved as savedNp } from "#web/i18n/np/saved.ts";
import { chooseSlot, freeTime } from "../free-slot.ts";
import { isFullRun } from "../full-run.ts";
import { expect, followLink, test, waitForHydration } from "../journey.ts";
import { listAsStaff, logInAsStaff, unique } from "../staff.ts";

const languages = [
  {
    language: "en",
    saved: savedEn,
    form: enquiriesEn,
    search: "Lalitpur",
    whatsApp: "WhatsApp",
    messageOf: (name: string, id: string, url: string) =>
      `Hello, I am interested in “${name}” (no. ${id}): ${url}`,
  },
  {
    language: "np",
    saved: savedNp,
    form: enquiriesNp,
    search: "ललितपुर",
    whatsApp: "ह्वाट्सएप",
    messageOf: (name: string, id: string, url: string) =>
      `नमस्ते, “${name}” (नं. ${id}) का बारेमा थप जान्न चाहन्छु: ${url}`,
  },
] as const;

for (const { language, saved, form: texts, search, whatsApp, messageOf } of languages.slice(
  0,
  isFullRun ? 2 : 1,
))
  test(`VT1 VT2 VT3: a buyer finds, saves three, compares and sends them; another person opens the list, writes by WhatsApp, asks for a visit and is a lead (${language})`, async ({
    page,
    browser,
    request,
    context,
  }) => {
    const at = (path: string) => pageAddress(path, language);
    const three = localDigits("3", language);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // Without a share sheet, the link is copied.
    await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.goto(`${at("/buy")}?${new URLSearchParams({ search })}`);
    await waitForHydration(page);
    const cards = page.getByRole("article");
    for (const index of [0, 1, 2]) await cards.nth(index).locator("button[aria-pressed]").click();
    await page.locator("[data-saved-link]").click();
    await expect(cards).toHaveCount(3);
    await page.getByRole("button", { name: saved.send.list }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/saved\?ids=\d+,\d+,\d+$/);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("link", { name: saved.compareCount.replace("{{number}}", three) }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);

    const theirs = await (await browser.newContext()).newPage();
    await theirs.setViewportSize({ width: 390, height: 844 });
    await theirs.goto(link);
    await waitForHydration(theirs);
    await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(saved.sent.title);
    await expect(theirs.getByRole("article")).toHaveCount(3);
    await followLink(theirs, theirs.getByRole("article").first().getByRole("heading").getByRole("link"));
    await expect(theirs).toHaveURL(/\/property\/\d+$/);
    await waitForHydration(theirs);
    const name = (await theirs.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const id = /\d+$/.exec(theirs.url())?.[0] ?? "";
    const chat = theirs.locator("[data-bottom-bar]").getByRole("link", { name: whatsApp });
    const href = new URL((await chat.getAttribute("href")) ?? "");
    expect(href.searchParams.get("text")).toBe(messageOf(name, localDigits(id, language), theirs.url()));

    const form = theirs.locator("#form");
    const person = unique(language === "np" ? "गीता" : "Gita");
    await form.getByText(texts.kinds.visit).click();
    await chooseSlot(form, monday, await freeTime(request, Number(id), monday, language === "np" ? 6 : -6));
    await form.getByLabel(texts.fields.name).fill(person);
    await form.getByLabel(texts.fields.contact).fill("9801234567");
    await form.getByRole("button", { name: texts.submit, exact: true }).click();
    await expect(form.getByRole("alert")).toContainText(texts.next.title);
    await expect(form.getByRole("alert")).toContainText(formatDate(monday, language) ?? "?");

    const office = await (await browser.newContext()).newPage();
    await logInAsStaff(office, request);
    await office.goto(`/admin?${new URLSearchParams({ tab: "leads", search: person })}`);
    await expect(office.getByText(person).first()).toBeVisible();
    const leads = (await listAsStaff(request, "/api/leads/")).filter((lead) => lead.name === person);
    expect(leads).toMatchObject([{ kind: "visit", property_id: Number(id), phone: "9801234567" }]);
    await theirs.context().close();
    await office.context().close();
  });
