import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";

/** For `onError`: says that a call failed, and why. */
export function useFailureToast() {
  const messages = useProblemMessages();
  return (title: string) => (error: unknown) =>
    showToast({ tone: "error", title, text: messages.reason(toCallFailure(error)) });
}
