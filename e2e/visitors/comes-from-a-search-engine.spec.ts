import { languageTag } from "#domain/language.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { expect, test, waitForHydration } from "../journey.ts";
import { listAsStaff, unique } from "../staff.ts";

const texts = {
  en: {
    menu: "Open menu",
    contact: "Contact",
    fields: ["Name", "E-mail", "Subject", "Message"],
    send: "Send message",
    sent: "Message sent",
  },
  np: {
    menu: "मेनु खोल्नुहोस्",
    contact: "सम्पर्क",
    fields: ["नाम", "इमेल", "विषय", "सन्देश"],
    send: "सन्देश पठाउनुहोस्",
    sent: "सन्देश पठाइयो",
  },
} as const;

for (const language of ["en", "np"] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${language}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test("NL1 NL2 CO2: a visitor opens a listing from the sitemap, sends a message, and stays in the language", async ({
        page,
        request,
      }) => {
        const text = texts[language];
        const sitemap = await (await request.get("/sitemap.xml")).text();
        const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
          ([, path]) => path,
        );
        const address = pageAddress("/property/1", language);
        expect(listed).toContain(address);

        await page.goto(address, { referer: "https://www.google.com/" });
        await expect(page.locator("html")).toHaveAttribute("lang", languageTag(language));
        await expect(page).toHaveURL(new RegExp(`:\\d+${address}$`));
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          "href",
          new RegExp(`:\\d+${address}$`),
        );
        if (javaScriptEnabled) await waitForHydration(page);
        await page.locator("summary", { hasText: text.menu }).click();
        await page.getByRole("banner").getByRole("link", { name: text.contact, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`:\\d+${pageAddress("/contact", language)}$`));

        const subject = unique(`Found ${language}`);
        const values = ["Sita Devi", "sita@example.com", subject, "Is it still for sale?"];
        for (const [index, label] of text.fields.entries())
          await page.getByRole("textbox", { name: label, exact: true }).fill(values[index] ?? "");
        await page.getByRole("button", { name: text.send }).click();
        await expect(page.getByText(text.sent).first()).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", languageTag(language));
        await expect(page).toHaveURL(new RegExp(`:\\d+${pageAddress("/contact", language)}(?:[?#]|$)`));
        const stored = (await listAsStaff(request, "/messages/")).filter((row) => row.subject === subject);
        expect(stored).toHaveLength(1);
      });
    });
