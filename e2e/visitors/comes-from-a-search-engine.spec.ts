import type { Page } from "@playwright/test";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { en } from "#web/i18n/en/catalogue.ts";
import { formsEn } from "#web/i18n/en/forms/catalogue.ts";
import { np } from "#web/i18n/np/catalogue.ts";
import { formsNp } from "#web/i18n/np/forms/catalogue.ts";
import { isFullRun, long } from "../full-run.ts";
import { expect, followLink, test, waitForHydration } from "../journey.ts";
import { listAsStaff, unique } from "../staff.ts";

const siteTexts = { en, np };
const formTexts = { en: formsEn, np: formsNp };

type FormTexts = Readonly<{
  /** The steps before the last one. */
  earlier?: readonly Readonly<{ radio?: string; typed: Readonly<Record<string, string>>; next: string }>[];
  typed: Readonly<Record<string, string>>;
  chosen: Readonly<Record<string, string>>;
  submit: string;
  sent: Readonly<{ title: string }>;
}>;

/** Each form with a page of the sitemap to arrive at, and the texts to type and choose by their fields. */
const forms = {
  contact: {
    arrival: "/property/1",
    path: "/contact",
    list: { path: "/messages/", field: "subject" },
    texts: (language: Language, id: string): FormTexts => {
      const { fields, submit, sent } = formTexts[language].contact;
      const typed = { [fields.name]: "Sita Devi", [fields.email]: "sita@example.com", [fields.subject]: id };
      return { typed: { ...typed, [fields.message]: "Is it still for sale?" }, chosen: {}, submit, sent };
    },
  },
  sell: {
    arrival: "/property/5",
    path: "/sell",
    list: { path: "/sell/", field: "propert_title" },
    texts: (language: Language, id: string): FormTexts => {
      const { fields, types, next, submit, sent } = formTexts[language].sell;
      const contact = { [fields.name]: "Sita Devi", [fields.email]: "sita@example.com" };
      return {
        earlier: [
          { radio: types.House, typed: { [fields.title]: id, [fields.location]: "भानु चोक" }, next },
          { typed: { [fields.price]: "८५,००,०००" }, next },
        ],
        typed: { [fields.description]: "Two floors", ...contact },
        chosen: {},
        submit,
        sent,
      };
    },
  },
  others: {
    arrival: "/project/1",
    path: "/others",
    list: { path: "/service-requests/", field: "address" },
    texts: (language: Language, id: string): FormTexts => {
      const { fields, names, urgencies, submit, sent } = formTexts[language].services;
      const typed = { [fields.description]: "Two rooms", [fields.address]: id, [fields.name]: "Sita Devi" };
      const chosen = { [fields.service]: names.flooring, [fields.urgency]: urgencies.normal };
      return { typed: { ...typed, [fields.phone]: "9800000201" }, chosen, submit, sent };
    },
  },
} as const;

async function followMenu(page: Page, language: Language, kind: keyof typeof forms): Promise<void> {
  const { chrome } = siteTexts[language];
  await page.locator("summary", { hasText: chrome.openMenu }).click();
  await followLink(page, page.getByRole("banner").getByRole("link", { name: chrome[kind], exact: true }));
}

const visits = languages.flatMap((language) =>
  (["contact", "sell", "others"] as const).flatMap((kind) =>
    // Without JavaScript, the other forms are sent in sends-forms-without-javascript.spec.ts.
    (kind === "contact" ? [true, false] : [true]).map((javaScriptEnabled) => ({
      language,
      kind,
      javaScriptEnabled,
      isShort: (language === "np" && kind === "sell") || !javaScriptEnabled,
    })),
  ),
);

for (const { language, kind, javaScriptEnabled, isShort } of visits)
  if (isFullRun || isShort)
    test.describe(`${language}, ${kind}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test(
        "NL1 NL2 CO2 SE1 OT2: a visitor opens a page of the sitemap, sends a form, and stays in the language",
        long,
        async ({ page, request }) => {
          const { arrival, path, list, texts } = forms[kind];
          const sitemap = await (await request.get("/sitemap.xml")).text();
          const address = pageAddress(arrival, language);
          expect(sitemap).toContain(`${address}</loc>`);

          await page.goto(address, { referer: "https://www.google.com/" });
          await expect(page.locator("html")).toHaveAttribute("lang", languageTag(language));
          await expect(page).toHaveURL(new RegExp(`:\\d+${address}$`));
          await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
            "href",
            new RegExp(`:\\d+${address}$`),
          );
          if (javaScriptEnabled) await waitForHydration(page);
          await followMenu(page, language, kind);
          await expect(page).toHaveURL(new RegExp(`:\\d+${pageAddress(path, language)}$`));

          const id = unique(`Found ${language}`);
          const { earlier = [], typed, chosen, submit, sent } = texts(language, id);
          const type = async (fields: Readonly<Record<string, string>>) => {
            for (const [name, text] of Object.entries(fields))
              await page.getByRole("textbox", { name, exact: true }).fill(text);
          };
          for (const step of earlier) {
            if (step.radio) await page.getByRole("radio", { name: step.radio, exact: true }).check();
            await type(step.typed);
            await page.getByRole("link", { name: step.next, exact: true }).click();
          }
          await type(typed);
          for (const [label, option] of Object.entries(chosen))
            await page.getByRole("combobox", { name: label, exact: true }).selectOption(option);
          await page.getByRole("button", { name: submit }).click();
          await expect(page.getByText(sent.title).first()).toBeVisible();
          await expect(page.locator("html")).toHaveAttribute("lang", languageTag(language));
          await expect(page).toHaveURL(new RegExp(`:\\d+${pageAddress(path, language)}(?:[?#]|$)`));
          const stored = (await listAsStaff(request, list.path)).filter((row) => row[list.field] === id);
          expect(stored).toHaveLength(1);
        },
      );
    });
