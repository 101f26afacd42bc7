import { useQuery, useQueryClient } from "@tanstack/react-query";
import { asCallFailure } from "#web/admin/calls/as-call-failure.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { fetchSecondFactor, turnOffSecondFactor } from "./account-calls.ts";
import { AccountForm } from "./account-form.tsx";
import { TurnOn } from "./turn-on.tsx";

type Props = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** How the account logs in. A press beside it does not close it: the recovery codes are shown once. */
export function AccountDialog({ isOpen, onClose }: Props) {
  const { t } = useAdminTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t("account.title")}
      hasStaticBackdrop
    >
      {isOpen && <SecondFactor onClose={onClose} />}
    </Dialog>
  );
}

function SecondFactor({ onClose }: Readonly<{ onClose: () => void }>) {
  const { t } = useAdminTranslation();
  const words = useProblemMessages();
  const format = useFormat();
  const client = useQueryClient();
  // Never while someone is at it: what turned on meanwhile would take the recovery codes off the screen.
  const state = useQuery({
    queryKey: ["account", "second-factor"],
    queryFn: fetchSecondFactor,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (state.isError)
    return (
      <ErrorState
        title={t("account.failed")}
        text={words.reason(asCallFailure(state.error))}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    );
  if (!state.data) return <Spinner />;
  if (!state.data.is_on) return <TurnOn onDone={onClose} />;

  const turnOff = async ({ password, code }: { password: string; code: string }) => {
    await turnOffSecondFactor(password, code);
    showToast({ tone: "success", title: t("account.turnedOff"), text: t("account.turnedOffText") });
    void client.invalidateQueries({ queryKey: ["account"] });
    onClose();
  };
  return (
    <AccountForm asks={["password", "code"]} submit={t("account.turnOff")} send={turnOff}>
      <p>
        {t("account.isOn")}{" "}
        {t("account.codesLeft", { number: format.number(state.data.recovery_codes_left) })}
      </p>
    </AccountForm>
  );
}
