import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { todayQueryKey } from "#web/admin/today/use-today.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { showToast } from "#web/ui/toast.ts";
import { type DoneLine, mergeDoneLines } from "./merge-done-lines.ts";

type Actions<Line> = Readonly<{
  /** Returns the ETag by which the change is undone. */
  act: (line: Line) => Promise<string | null>;
  undo: (line: Line, etag: string | null) => Promise<unknown>;
}>;

/**
 * DY2: a tap does a line, another one undoes it. A line that is done stays in its place until Today is opened again, so that
 * nothing moves under the thumb and the undo does not disappear.
 */
export function useDoneLines<Line extends { id: number }>(
  lines: readonly Line[],
  { act, undo }: Actions<Line>,
) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const [done, setDone] = useState<readonly DoneLine<Line>[]>([]);
  const merged = mergeDoneLines(lines, done);
  const without = (line: Line) => (all: readonly DoneLine<Line>[]) =>
    all.filter((each) => each.line.id !== line.id);

  const refresh = () => client.invalidateQueries({ queryKey: [todayQueryKey] });
  const onError = (error: unknown, line: Line) => {
    setDone(without(line));
    if (error instanceof CallFailure && error.status === 412)
      showToast({ tone: "error", title: t("today.changed"), text: t("today.changedText") });
    else showFailure(t("today.failed"))(error);
    void refresh();
  };
  const doing = useMutation({
    mutationFn: act,
    onMutate(line) {
      const index = merged.findIndex((each) => each.line.id === line.id);
      setDone((all) => [...without(line)(all), { line, index, etag: null, isPending: true }]);
    },
    onSuccess(etag, line) {
      const settle = (each: DoneLine<Line>) =>
        each.line.id === line.id ? { ...each, etag, isPending: false } : each;
      setDone((all) => all.map(settle));
      void refresh();
    },
    onError,
  });
  const undoing = useMutation({
    mutationFn: (line: Line) => undo(line, done.find((each) => each.line.id === line.id)?.etag ?? null),
    onMutate(line) {
      setDone((all) => all.map((each) => (each.line.id === line.id ? { ...each, isPending: true } : each)));
    },
    // The line stays until the server lists it again, so that it does not disappear for a moment.
    async onSuccess(_, line) {
      await refresh();
      setDone(without(line));
    },
    onError,
  });
  return {
    lines: merged,
    toggle: (line: Line, isDone: boolean) => (isDone ? undoing : doing).mutate(line),
  };
}
