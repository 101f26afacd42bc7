import type { PickedFile } from "#web/ui/file-rules.ts";
import { type EditorValues, type FieldValue, isSameValue } from "./form-values.ts";

export type Side = "mine" | "theirs";
/** The side to keep, by field. */
export type Choices = ReadonlyMap<string, Side>;

/** A field that someone else changed to a value other than the form's. */
export type Difference = Readonly<{
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** If only they changed it, their value is preselected. */
  isChangedByBoth: boolean;
  /** False if my value consists of pictures that the server no longer has. */
  isMineAvailable: boolean;
}>;

/** Compares three ways. Fields that they did not change, or changed to my value, are no difference. */
export function findDifferences(
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
): readonly Difference[] {
  return Object.keys(base).flatMap((name) => {
    const [before, there] = [base[name], theirs[name]];
    const here = withoutDeletedPictures(mine[name], there);
    if (here === undefined || there === undefined) return [];
    if (isSameValue(before, there) || isSameValue(here, there)) return [];
    const isLost = !isSameValue(here, mine[name]) && Array.isArray(here) && here.length === 0;
    const isChangedByBoth = !isSameValue(before, mine[name]) && !isLost;
    return [{ name, mine: here, theirs: there, isChangedByBoth, isMineAvailable: !isLost }];
  });
}

/** Returns the form's values after the choices. A difference without a choice becomes theirs. */
export function mergeEdits<Values extends EditorValues>(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values {
  const kept = new Map<string, FieldValue>();
  // The description of a new picture is in none of the stored versions.
  for (const name of Object.keys({ ...base, ...mine })) {
    const here = mine[name];
    if (here !== undefined && isSameValue(base[name], theirs[name])) kept.set(name, here);
  }
  for (const difference of findDifferences(base, mine, theirs)) {
    if (choices.get(difference.name) === "mine") kept.set(difference.name, difference.mine);
  }
  return { ...theirs, ...Object.fromEntries(kept) };
}

/** The file of a stored picture that they removed is gone, so it can't be kept. */
function withoutDeletedPictures(
  mine: FieldValue | undefined,
  theirs: FieldValue | undefined,
): FieldValue | undefined {
  if (!isPictures(mine) || !Array.isArray(theirs)) return mine;
  const stored = new Set(
    theirs.map((item: string | PickedFile) => (typeof item === "string" ? item : item.id)),
  );
  return mine.filter((picture) => picture.kind === "new" || stored.has(picture.id));
}

export function isPictures(value: FieldValue | undefined): value is readonly PickedFile[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === "object";
}
