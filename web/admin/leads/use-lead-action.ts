import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";

type Reactions<Input> = Readonly<{
  onDone?: (input: Input) => void;
  onConflict?: () => void;
  onSettled?: (input: Input) => void;
}>;

/** A change of leads: lists and pages of leads are fetched again, and a failure is said. */
export function useLeadAction<Input>(act: (input: Input) => Promise<void>, reactions: Reactions<Input> = {}) {
  const { t } = useAdminTranslation();
  const problem = useProblemMessages();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["leads"] });
  return useMutation({
    mutationFn: act,
    async onSuccess(_, input) {
      await refresh();
      reactions.onDone?.(input);
    },
    async onError(error) {
      const failure = toCallFailure(error);
      const isConflict = failure.status === 412;
      showToast({
        tone: "error",
        title: t(isConflict ? "leads.conflict" : "leads.changeFailed"),
        text: isConflict ? t("leads.conflictText") : problem.reason(failure),
      });
      if (!isConflict) return;
      await refresh();
      reactions.onConflict?.();
    },
    onSettled: (_data, _error, input) => reactions.onSettled?.(input),
  });
}
