import { type InvalidateQueryFilters, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast, type Toast } from "#web/ui/toast.ts";
import { useFailureToast } from "./use-failure-toast.ts";

export type CallOptions<Subject, Result> = Readonly<{
  call: (subject: Subject) => Promise<Result>;
  /** The toast about a success, or its title. */
  done?: (subject: Subject, result: Result) => string | (Partial<Toast> & Pick<Toast, "title">);
  /** The title of the toast about a failure. */
  failed: string;
  /** The queries that are read again, also after a failure: a call whose answer did not arrive may have succeeded. */
  changed?: InvalidateQueryFilters;
  onSuccess?: (subject: Subject, result: Result) => void;
}>;

/** A call that says in a toast what became of it. */
export function useCall<Result, Subject = void>(options: CallOptions<Subject, Result>) {
  const { call, done, failed, changed, onSuccess } = options;
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: call,
    onSuccess(result, subject) {
      const toast = done?.(subject, result);
      if (toast) showToast({ tone: "success", ...(typeof toast === "string" ? { title: toast } : toast) });
      onSuccess?.(subject, result);
    },
    onError: showFailure(failed),
    onSettled: () => changed && client.invalidateQueries(changed),
  });
}
