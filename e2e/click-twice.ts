import type { Locator } from "@playwright/test";

/** Clicks as an impatient person does: again after `gapMs`, wherever the form has got to by then. */
export async function clickTwice(button: Locator, gapMs: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(
    (element, gap) =>
      new Promise<void>((resolve) => {
        const box = element.getBoundingClientRect();
        // Where the pointer is, not on the button itself: a part that no longer takes clicks must not get one.
        const click = () => {
          const target = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          if (target instanceof HTMLElement) target.click();
        };
        click();
        setTimeout(() => {
          click();
          resolve();
        }, gap);
      }),
    gapMs,
  );
}
