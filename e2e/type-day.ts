import { expect, type Locator } from "@playwright/test";

/** Types a day once the calendar of the field has loaded. Until then the field takes Gregorian days only. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute("type", "text");
  await field.fill(text);
}
