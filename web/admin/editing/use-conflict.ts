import { useState } from "react";
import type { CallFailure } from "#web/api/call-failure.ts";
import { parseBody } from "#web/api/request.ts";
import type { Baseline, EditorValues } from "./form-values.ts";
import { type Choices, findDifferences, mergeEdits } from "./merge-edits.ts";
import type { EditorContent } from "./use-editor-form.ts";

/** Merges the form with a row that someone else changed since it was loaded. */
export function useConflict<Values extends EditorValues, Row>(
  { values, getValues, baseline, latestBaseline, toBaseline, reset }: EditorContent<Values, Row>,
  readRow: (body: unknown) => Row,
  onResolved: () => void,
) {
  const [theirs, setTheirs] = useState<Baseline<Values, Row> | null>(null);

  function merge(theirs: Baseline<Values, Row>, choices: Choices) {
    setTheirs(null);
    reset(theirs, mergeEdits(latestBaseline.current.values, getValues(), theirs.values, choices));
  }

  return {
    /** The row as someone else saved it, if the save was rejected because of that. */
    read({ problem, etag }: CallFailure): Baseline<Values, Row> | null {
      if (problem?.code !== "conflict" || problem.current === undefined) return null;
      return toBaseline({ row: parseBody({ parse: readRow }, problem.current), etag: etag ?? null });
    },
    /** Merges and returns true if nothing differs. Otherwise asks and returns false. */
    mergeOrAsk(theirs: Baseline<Values, Row>): boolean {
      const differences = findDifferences(latestBaseline.current.values, getValues(), theirs.values);
      const isMergeable = differences.length === 0;
      if (isMergeable) merge(theirs, new Map());
      else setTheirs(theirs);
      return isMergeable;
    },
    dialog: theirs && {
      differences: findDifferences(baseline.values, values, theirs.values),
      onResolve(choices: Choices) {
        merge(theirs, choices);
        onResolved();
      },
      onCancel: () => setTheirs(null),
    },
  };
}
