import { expect, type Locator } from "@playwright/test";

/** Waits until the dialog has the focus: keys pressed earlier go to the page behind it. */
export async function waitForFocusIn(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), "focus in the dialog")
    .toBe(true);
}

export async function closeWithEscape(dialog: Locator): Promise<void> {
  await waitForFocusIn(dialog);
  await dialog.page().keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Types into the line that was just added to a list, once it has the focus. */
export async function typeInNewLine(form: Locator, text: string): Promise<void> {
  await expect(form.locator(":is(input, textarea):focus")).toHaveValue("");
  await form.page().keyboard.type(text);
}
