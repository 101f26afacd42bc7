import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "#web/testing/open-page.tsx";
import { registerField } from "./register-field.ts";

const kinds = ["enquiry", "visit"];

/** React attaches the refs of radio buttons of which a visitor has pressed the second before. */
function PressedEarly() {
  const form = useForm<{ kind: string }>();
  const { ref, ...radio } = registerField(form, "kind");
  const attach = (input: HTMLInputElement | null) => {
    const second = input?.form?.querySelector<HTMLInputElement>("[value=visit]");
    if (second && input === input?.form?.querySelector("input")) second.checked = true;
    ref(input);
  };
  return (
    <form>
      {kinds.map((kind) => (
        <input
          key={kind}
          type="radio"
          aria-label={kind}
          value={kind}
          defaultChecked={kind === "enquiry"}
          ref={attach}
          {...radio}
        />
      ))}
      <button type="button" onClick={() => form.setValue("kind", `${form.getValues("kind")}`)}>
        Read
      </button>
      <output>{String(form.watch("kind"))}</output>
    </form>
  );
}

test("VT3 SE2: a choice made before the form is hydrated stays, and is the form's value", async () => {
  await openPage(<PressedEarly />);
  await expect.element(page.getByRole("radio", { name: "visit" })).toBeChecked();
  await page.getByRole("button", { name: "Read" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("visit");
  await expect.element(page.getByRole("radio", { name: "visit" })).toBeChecked();
});
