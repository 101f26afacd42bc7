import { page } from "vitest/browser";

export const formDialog = () => page.getByRole("dialog", { name: /Add New Property|Edit Property/ });
export const saveButton = () => formDialog().getByRole("button", { name: /^(Add|Update) Property$/ });
/** A label may end with a unit or a hint. */
export const field = (label: string) => formDialog().getByLabelText(label, { exact: false });

export async function fillRequired(name: string): Promise<void> {
  await field("Name (English)").fill(name);
  await field("Address (English)").fill("Kadam Chowk, Janakpur-7");
  await field("Price").fill("८५,००,०००");
  await field("Built-up area").fill("1,800");
}
