import type { FieldValues, SubmitErrorHandler, UseFormHandleSubmit } from "react-hook-form";

/** Submits a valid form. Returns whether `submit` succeeded, which `handleSubmit` does not return. */
export async function submitIfValid<Values extends FieldValues, Input>(
  handleSubmit: UseFormHandleSubmit<Values, Input>,
  submit: (input: Input) => Promise<boolean>,
  onInvalid?: SubmitErrorHandler<Values>,
): Promise<boolean> {
  let hasSucceeded = false;
  await handleSubmit(async (input) => {
    hasSucceeded = await submit(input);
  }, onInvalid)();
  return hasSucceeded;
}
