import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";

/**
 * Registers a field that a visitor may have filled in before React hydrated it. If the first radio button of a group is
 * registered and not checked, react-hook-form unchecks the others; so the checked one is registered first.
 */
export function registerField<Values extends FieldValues, Input>(
  { register }: UseFormReturn<Values, unknown, Input>,
  name: Path<Values>,
): UseFormRegisterReturn {
  const { ref, ...field } = register(name);
  return {
    ...field,
    ref(element: HTMLElement | null) {
      const checked = element instanceof HTMLInputElement && element.type === "radio" && checkedOf(element);
      if (checked) ref(checked);
      ref(element);
    },
  };
}

function checkedOf({ form, name }: HTMLInputElement): HTMLInputElement | undefined {
  const radios = form?.querySelectorAll<HTMLInputElement>("input[type=radio]:checked") ?? [];
  return [...radios].find((radio) => radio.name === name);
}
