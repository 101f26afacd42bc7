import type { CallFailure } from "./call-failure.ts";

type SetError<Name> = (
  name: Name,
  error: { type: "server"; message: string },
  options: { shouldFocus: boolean },
) => void;

/** Shows the server's error codes at the form's fields and focuses the first. `fieldNames` maps API names to form names. */
export function setFieldErrors<Name extends string>(
  failure: CallFailure,
  fieldNames: Readonly<Record<string, Name>>,
  setError: SetError<Name>,
): void {
  let isFirst = true;
  for (const [field, code] of failure.fieldCodes()) {
    const name = fieldNames[field];
    if (name === undefined) continue;
    setError(name, { type: "server", message: code }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
