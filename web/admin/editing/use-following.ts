import { useEffect, useEffectEvent } from "react";
import type { EditorValues } from "./form-values.ts";
import { findDifferences, mergeEdits } from "./merge-edits.ts";
import type { TaggedRow } from "./tagged-row.ts";
import type { EditorContent } from "./use-editor-form.ts";

/**
 * An editor that stays open takes over what someone else saved, in fields that were not changed here. If both changed
 * one, nothing is taken over: saving then asks.
 */
export function useFollowing<Values extends EditorValues, Row>(
  loaded: TaggedRow<Row> | null,
  content: EditorContent<Values, Row>,
): void {
  const follow = useEffectEvent(() => {
    const { etag, values } = content.latestBaseline.current;
    if (!loaded || loaded.etag === etag) return;
    const theirs = content.toBaseline(loaded);
    const mine = content.getValues();
    if (findDifferences(values, mine, theirs.values).some(({ isChangedByBoth }) => isChangedByBoth)) return;
    content.rebase(theirs, mergeEdits(values, mine, theirs.values, new Map()));
  });
  const version = loaded?.etag;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another version is loaded
  useEffect(() => follow(), [version]);
}
