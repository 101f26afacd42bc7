import type { CallFailure } from "./call-failure.ts";

type Mark<Name> = (
  name: Name,
  error: { type: "server"; message: string },
  options: { shouldFocus: boolean },
) => void;

/** Puts what the server said of its fields beside the form's; focus goes to the first. */
export function setFieldErrors<Name extends string>(
  failure: CallFailure,
  places: Readonly<Record<string, Name>>,
  mark: Mark<Name>,
): void {
  let isFirst = true;
  for (const [field, code] of failure.fieldCodes()) {
    const name = places[field];
    if (name === undefined) continue;
    mark(name, { type: "server", message: code }, { shouldFocus: isFirst });
    isFirst = false;
  }
}
