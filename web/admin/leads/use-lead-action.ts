import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";

type Reactions<Input> = Readonly<{
  onDone?: (input: Input) => void;
  onSettled?: (input: Input) => void;
}>;

/** A change of leads: lists and pages of leads are fetched again, and a failure is said. */
export function useLeadAction<Input>(act: (input: Input) => Promise<void>, reactions: Reactions<Input> = {}) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["leads"] });
  return useMutation({
    mutationFn: act,
    async onSuccess(_, input) {
      reactions.onDone?.(input);
      await refresh();
    },
    onError: showFailure(t("leads.changeFailed")),
    onSettled: (_data, _error, input) => reactions.onSettled?.(input),
  });
}
