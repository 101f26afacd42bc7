import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { Gallery } from "./gallery.tsx";

const pictures = [1, 2, 3].map((number) => ({
  picture: { key: `picture-${number}`, width: 1200, height: 800, placeholder: "", alt: null },
  alt: `Picture ${number}`,
}));

afterEach(() => page.viewport(1280, 900));

/** None of the pictures has a file, which the console tells. */
async function showOnPhone(count: number) {
  const errors = vi.spyOn(console, "error");
  await page.viewport(360, 740);
  await openPage(<Gallery pictures={pictures.slice(0, count)} emptyAlt="None" />);
  await expect.poll(() => errors.mock.calls.length).toBe(count);
  errors.mockClear();
  const boxes = Array.from(document.querySelectorAll("li"), (item) => item.getBoundingClientRect());
  return { boxes, height: document.querySelector("ul")?.getBoundingClientRect().height ?? 0 };
}

test("PY1: two pictures stand side by side on a phone, so that the title is on the first screen", async () => {
  const { boxes, height } = await showOnPhone(2);
  expect(boxes[0]?.top).toBe(boxes[1]?.top);
  expect(boxes[0]?.height).toBe(boxes[1]?.height);
  expect(height).toBeLessThan(200);
});

test("PY1: of three pictures, two stand below the large one on a phone", async () => {
  const { boxes } = await showOnPhone(3);
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Number.POSITIVE_INFINITY);
  expect(boxes[1]?.top).toBe(boxes[2]?.top);
});
