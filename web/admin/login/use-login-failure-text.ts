import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LogInOutcome } from "#web/admin/session/log-in.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";

type Failed = Extract<LogInOutcome, { is: "failed" }>;

/**
 * LO2, LO6: what the server said. Where it said nothing: of a refused password that it is wrong, of all else that it
 * failed, and what may be the reason.
 */
export function useLoginFailureText() {
  const { t } = useAdminTranslation();
  const words = useProblemMessages();
  return ({ at, failure }: Failed): string => {
    const said = words.said(failure);
    if (said !== undefined) return said;
    if (at === "log in" && failure.status === 401) return t("login.failed.credentials");
    const failed = at === "log in" ? t("login.failed.call") : t("login.failed.check");
    return failure.reason === "refused" ? failed : `${failed}. ${words.reason(failure)}`;
  };
}
