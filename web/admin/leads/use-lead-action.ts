import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";

/** A change of leads: lists and pages of leads are fetched again, and a failure is said. */
export function useLeadAction<Input>(act: (input: Input) => Promise<void>, onDone?: (input: Input) => void) {
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["leads"] });
  return useMutation({
    mutationFn: act,
    async onSuccess(_, input) {
      await refresh();
      onDone?.(input);
    },
    onError(error) {
      const failure = toCallFailure(error);
      const isConflict = failure.status === 412;
      showToast({
        tone: "error",
        title: t(isConflict ? "leads.conflict" : "leads.changeFailed"),
        text: isConflict ? t("leads.conflictText") : problem.reason(failure),
      });
      if (isConflict) void refresh();
    },
  });
}
