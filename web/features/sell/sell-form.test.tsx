import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import type { PostedForm } from "#web/forms/posted-form.ts";
import { loadTexts } from "#web/i18n/define-texts.ts";
import { ServerLanguageContext, TranslationsProvider } from "#web/i18n/translations.tsx";
import { SellForm } from "./sell-form.tsx";
import { stepFields } from "./step-fields.ts";

beforeAll(() => loadTexts("en"));

function render(posted?: PostedForm): string {
  const page = (
    <TranslationsProvider>
      <SellForm posted={posted} isSent={false} />
    </TranslationsProvider>
  );
  return renderToStaticMarkup(
    <ServerLanguageContext value="en">
      <RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />
    </ServerLanguageContext>,
  );
}

/** The steps that are hidden while scripts run. */
function hiddenSteps(html: string): readonly string[] {
  const sections = [...html.matchAll(/<section id="(step-\d)"[^>]*class="([^"]*)"/g)];
  return sections.flatMap(([, id = "", classes = ""]) => (/(?<=\s)hidden\b/.test(classes) ? [id] : []));
}

test("LD1: the server's page contains every field once, and shows the first step", () => {
  const html = render();
  for (const name of stepFields.flat()) {
    const controls = html.match(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`, "g"));
    expect([name, controls?.length]).toEqual([name, name === "property_type" ? 5 : 1]);
  }
  expect(hiddenSteps(html)).toEqual(["step-2", "step-3"]);
});

test("LD1: a rejected form shows the step of its first problem, with what was typed", () => {
  const html = render({
    values: { property_type: "Land", land_area: "4-2-0", price_unit: "aana" },
    codes: { land_area: "land_measure_ambiguous", email: "required" },
    hasFailed: false,
  });
  expect(hiddenSteps(html)).toEqual(["step-1", "step-3"]);
  expect(html).toMatch(/<input[^>]*value="Land"[^>]*checked|<input[^>]*checked[^>]*value="Land"/);
  expect(html).toContain('value="4-2-0"');
});
