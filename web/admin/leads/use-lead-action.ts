import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";

type Reactions<Input> = Readonly<{
  onDone?: (input: Input) => void;
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
      reactions.onDone?.(input);
      await refresh();
    },
    onError(error) {
      const text = problem.reason(toCallFailure(error));
      showToast({ tone: "error", title: t("leads.changeFailed"), text });
    },
    onSettled: (_data, _error, input) => reactions.onSettled?.(input),
  });
}
