import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { LogInOutcome } from "#web/admin/session/log-in.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";

type Failed = Extract<LogInOutcome, { is: "failed" }>;

/** LO2, LO6: the server's explanation, else "wrong password" after a 401, else which call failed and why. */
export function useLoginFailureText() {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  return ({ at, failure }: Failed): string => {
    const detail = messages.detail(failure);
    if (detail !== undefined) return detail;
    if (at === "log in" && failure.status === 401) return t("login.failed.credentials");
    const failed = at === "log in" ? t("login.failed.call") : t("login.failed.check");
    return failure.reason === "refused" ? failed : `${failed}. ${messages.reason(failure)}`;
  };
}
