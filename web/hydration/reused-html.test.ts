import { expect, test } from "vitest";
import { defaultSettings } from "#domain/settings/defaults.ts";
import { openReusedParts } from "./reused-html.ts";

const settings = () => structuredClone(defaultSettings);
const card = "<article>Brick house</article>";

test("a part is found by what it shows, in its language and with its settings only", () => {
  const current = settings();
  const page = openReusedParts(current, "en", "secret");
  const [first, second] = [page.mark("house"), page.mark("plot")];
  const html = page.takeMarked(`<li>${first}${card}${first}</li><li>${second}<b>Plot</b>${second}</li>`);
  expect(html).toBe(`<li>${card}</li><li><b>Plot</b></li>`);
  const next = openReusedParts(current, "en", "other secret");
  expect([next.find("house"), next.find("plot"), next.find("flat")]).toEqual([
    card,
    "<b>Plot</b>",
    undefined,
  ]);
  expect(openReusedParts(current, "np", "secret").find("house")).toBeUndefined();
  expect(openReusedParts(settings(), "en", "secret").find("house")).toBeUndefined();
});

test("a text that looks like a mark of another page stays", () => {
  const page = openReusedParts(settings(), "en", "secret");
  const mark = page.mark("house");
  const text = "(guessed 0)";
  expect(page.takeMarked(`<li>${mark}${text}${mark}</li>`)).toBe(`<li>${text}</li>`);
});
