import { useQuery } from "@tanstack/react-query";
import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import type { ListedAccount } from "#domain/session/accounts.ts";
import { SessionList } from "#web/admin/account/session-list.tsx";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useLastDefined } from "#web/admin/details/use-last-defined.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { CardSkeletons } from "#web/admin/list/card-skeletons.tsx";
import { ListHead } from "#web/admin/list/list-head.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { accountsKey, fetchAccounts, fetchInvitations } from "./account-calls.ts";
import { AccountItem } from "./account-item.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";

type Opened = Readonly<{ dialog: "change" | "sessions"; account: ListedAccount }>;

/** LE8: all accounts and open invitations, for admins. */
export function AccountsTab() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const [isInviting, setInviting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const query = useQuery({ queryKey: [accountsKey, "list"], queryFn: fetchAccounts });
  const invitations = useQuery({ queryKey: [accountsKey, "invitations"], queryFn: fetchInvitations });
  // Invitations stand above the accounts, which must not move once they are shown (DY1).
  const isPending = query.isPending || invitations.isPending;
  const { data } = query;
  // Closing dialogs still show whom they were about.
  const shown = useLastDefined(opened);
  const close = () => setOpened(undefined);
  return (
    <section aria-labelledby="accounts-title" aria-busy={query.isFetching}>
      <ListHead
        id="accounts-title"
        title={t("accounts.title")}
        count={data ? t("accounts.count", { number: format.number(data.length) }) : null}
      >
        <Button icon={<UserPlus />} onClick={() => setInviting(true)}>
          {t("accounts.invite")}
        </Button>
      </ListHead>
      <p className="mt-2 mb-6 max-w-text text-ink-soft">{t("accounts.text")}</p>
      {query.isError && !data && <QueryError title={t("accounts.failed")} query={query} />}
      {isPending && !query.isError && <CardSkeletons label={t("accounts.loading")} />}
      {!isPending && <InvitationList invitations={invitations.data ?? []} />}
      {data && !isPending && (
        <ul className="border-line border-t">
          {data.map((account) => (
            <AccountItem
              key={account.id}
              account={account}
              onChange={() => setOpened({ dialog: "change", account })}
              onShowSessions={() => setOpened({ dialog: "sessions", account })}
            />
          ))}
        </ul>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
      {shown && (
        <>
          <ChangeDialog account={shown.account} isOpen={opened?.dialog === "change"} onClose={close} />
          <Dialog
            isOpen={opened?.dialog === "sessions"}
            onOpenChange={(isOpen) => !isOpen && close()}
            title={t("accounts.sessionsOf", { name: shown.account.username })}
            isBodyFocusable
          >
            <SessionList accountId={shown.account.id} />
          </Dialog>
        </>
      )}
    </section>
  );
}
