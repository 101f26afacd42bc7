import sharp from "sharp";
import { pageAddress } from "#domain/site/page-address.ts";
import { expect, test, waitForHydration } from "../journey.ts";

const pages = {
  home: "/",
  buy: "/buy",
  rent: "/rent",
  property: "/property/1",
  projects: "/projects",
  project: "/project/1",
  about: "/about",
  sell: "/sell",
  others: "/others",
  contact: "/contact",
  login: "/login",
  "not-found": "/nowhere",
};

/** Every pair of a width, a language and a theme occurs at least once, except 768 px with English or dark. */
const views = [
  { width: 390, language: "en", theme: "light" },
  { width: 390, language: "np", theme: "dark" },
  { width: 768, language: "np", theme: "light" },
  { width: 1440, language: "en", theme: "dark" },
  { width: 1440, language: "np", theme: "light" },
] as const;

/** The parts further down repeat those above and would be most of the bytes. */
const maxHeight = 2_000;

for (const { width, language, theme } of views) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${name} at ${width} px, ${language}, ${theme} looks unchanged`, async ({
      page,
      browserConsole,
    }) => {
      browserConsole.expectErrors = name === "not-found";
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: maxHeight });
      await page.goto(pageAddress(path, language));
      await waitForHydration(page);
      await page.evaluate(() => document.fonts.ready);
      // Pictures further down and hidden ones are lazy.
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) =>
            image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
        ),
      );
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, "nothing is wider than the window").toBe(width);
      const shot = await page.screenshot({ animations: "disabled", caret: "hide", scale: "css" });
      const small = await sharp(shot)
        .resize({ width: Math.round(width / 2) })
        .png({ palette: true, colours: 64, dither: 0, effort: 1 })
        .toBuffer();
      expect(small).toMatchSnapshot(["site", `${width}-${language}-${theme}`, `${name}.png`]);
    });
  }
}
