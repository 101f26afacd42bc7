import type { Locator } from "@playwright/test";

/** Clicks again after `gapMs`, in whatever state the form is by then. */
export async function clickTwice(button: Locator, gapMs: number): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  await button.evaluate(
    (element, gap) =>
      new Promise<void>((resolve) => {
        const box = element.getBoundingClientRect();
        // At the position of the pointer, because an element that no longer accepts clicks must not get one.
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
