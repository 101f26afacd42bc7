import type { PickedFile } from "#web/ui/file-rules.ts";
import { type EditorValues, type FieldValue, isSameValue } from "./form-values.ts";

export type Side = "mine" | "theirs";

/** A field that someone else changed to something other than what the form holds. */
export type Difference = Readonly<{
  name: string;
  mine: FieldValue;
  theirs: FieldValue;
  /** Changed here as well: nobody but the person can decide. */
  isChangedByBoth: boolean;
  /** False if only pictures stood here that the server no longer has. */
  isMineAvailable: boolean;
}>;

/** Three-way: `base` is what both began with. Fields that they left alone, or made what they are here, are no difference. */
export function findDifferences(
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
): readonly Difference[] {
  return Object.keys(base).flatMap((name) => {
    const [before, there] = [base[name], theirs[name]];
    const here = stillThere(mine[name], there);
    if (here === undefined || there === undefined) return [];
    if (isSameValue(before, there) || isSameValue(here, there)) return [];
    const isLost = !isSameValue(here, mine[name]) && Array.isArray(here) && here.length === 0;
    const isChangedByBoth = !isSameValue(before, mine[name]) && !isLost;
    return [{ name, mine: here, theirs: there, isChangedByBoth, isMineAvailable: !isLost }];
  });
}

/** What the form holds after the choices; a difference without one becomes theirs. */
export function mergeEdits<Values extends EditorValues>(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: ReadonlyMap<string, Side>,
): Values {
  const kept = new Map<string, FieldValue>();
  for (const name of Object.keys(base)) {
    const here = mine[name];
    if (here !== undefined && isSameValue(base[name], theirs[name])) kept.set(name, here);
  }
  for (const difference of findDifferences(base, mine, theirs)) {
    if (choices.get(difference.name) === "mine") kept.set(difference.name, difference.mine);
  }
  return { ...theirs, ...Object.fromEntries(kept) };
}

/** A stored picture that they took out has no file any more, so it can't be kept. */
function stillThere(mine: FieldValue | undefined, theirs: FieldValue | undefined): FieldValue | undefined {
  if (!isPictures(mine) || !Array.isArray(theirs)) return mine;
  const stored = new Set(
    theirs.map((item: string | PickedFile) => (typeof item === "string" ? item : item.id)),
  );
  return mine.filter((picture) => picture.kind === "new" || stored.has(picture.id));
}

export function isPictures(value: FieldValue | undefined): value is readonly PickedFile[] {
  return Array.isArray(value) && value.length > 0 && typeof value[0] === "object";
}
