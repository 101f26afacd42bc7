import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { type Week, weeksUntil } from "#domain/statistics/statistics.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { AnswersPlot } from "./answers-plot.tsx";
import { LeadsPlot } from "./leads-plot.tsx";

const none = { new: 0, contacted: 0, visit: 0, negotiating: 0, won: 0, lost: 0 };
const quietWeeks: Week[] = weeksUntil("2026-11-17").map((starts_on) => ({
  starts_on,
  leads: none,
  median_answer_minutes: null,
  answered: 0,
}));
const busyWeeks = quietWeeks.with(-1, {
  starts_on: "2026-11-15",
  leads: { ...none, new: 3, won: 1 },
  median_answer_minutes: 150,
  answered: 2,
});

async function render(language: Language, plot: React.ReactNode): Promise<string> {
  await loadTexts(language);
  return renderToStaticMarkup(
    <ServerLanguageContext value={language}>
      <MemoryRouter initialEntries={[language === "np" ? "/np" : "/"]}>
        <TranslationsProvider>{plot}</TranslationsProvider>
      </MemoryRouter>
    </ServerLanguageContext>,
  );
}
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
  );

test("LE9: a plot is a figure with a caption, a bar for each status and a table of its values", async () => {
  const html = await render("en", <LeadsPlot weeks={busyWeeks} />);
  const [, id] = /<figure aria-labelledby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<h3 id="${id}"`);
  expect(html.match(/<rect x="[\d.]+%"/g)).toHaveLength(2);
  expect(rowsOf(html)).toHaveLength(13);
  expect(rowsOf(html).at(-1)).toEqual(["15 November 2026", "3", "0", "0", "0", "1", "0", "4"]);
});

test("LE9: plots have Nepali digits and the months of Bikram Sambat", async () => {
  const html = await render("np", <LeadsPlot weeks={busyWeeks} />);
  expect(rowsOf(html).at(-1)?.slice(0, 2)).toEqual(["२९ कात्तिक २०८३", "३"]);
  expect(html).toMatch(/<text[^>]*>२९ कात्तिक<\/text>/);
  expect(html.replace(/<[^>]+>/g, "")).not.toMatch(/[0-9]/);
});

test("LE9: a week without an answer is a gap, not a zero", async () => {
  const html = await render("en", <AnswersPlot weeks={busyWeeks} />);
  expect(html.match(/<circle/g)).toHaveLength(1);
  expect(html).not.toContain("stroke-river");
  expect(rowsOf(html).at(-1)).toEqual(["15 November 2026", "2", "2.5 h"]);
  expect(rowsOf(html).at(-2)).toEqual(["8 November 2026", "0", "–"]);
});

test("LE9: an empty plot says so", async () => {
  for (const plot of [
    <LeadsPlot key="leads" weeks={quietWeeks} />,
    <AnswersPlot key="answers" weeks={quietWeeks} />,
  ]) {
    const html = await render("en", plot);
    expect(html).toMatch(/twelve weeks\.<\/p>/);
    expect(html).not.toContain("<svg");
  }
});
