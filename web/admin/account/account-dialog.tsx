import { useQuery, useQueryClient } from "@tanstack/react-query";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { showToast } from "#web/ui/toast.ts";
import { fetchSecondFactor, turnOffSecondFactor } from "./account-calls.ts";
import { AccountForm } from "./account-form.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

type Props = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** The account's second factor. A click outside does not close it, because recovery codes are shown only once. */
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
  const format = useFormat();
  const client = useQueryClient();
  // Never refetched while the dialog is open: once the factor is on, a refetch would hide the recovery codes.
  const state = useQuery({
    queryKey: ["account", "second-factor"],
    queryFn: fetchSecondFactor,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (state.isError) return <QueryError title={t("account.failed")} query={state} />;
  if (!state.data) return <Spinner />;
  if (!state.data.is_on) return <SecondFactorSetup onDone={onClose} />;

  const turnOff = async ({ password, code }: { password: string; code: string }) => {
    await turnOffSecondFactor(password, code);
    showToast({ tone: "success", title: t("account.turnedOff"), text: t("account.turnedOffText") });
    void client.invalidateQueries({ queryKey: ["account"] });
    onClose();
  };
  return (
    <AccountForm fields={["password", "code"]} submitLabel={t("account.turnOff")} send={turnOff}>
      <p>
        {t("account.isOn")}{" "}
        {t("account.codesLeft", { number: format.number(state.data.recovery_codes_left) })}
      </p>
    </AccountForm>
  );
}
