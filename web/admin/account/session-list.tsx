import { useQuery } from "@tanstack/react-query";
import type { ListedSession } from "#domain/session/accounts.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { endSessions, fetchSessions } from "./session-calls.ts";

/** LE8: where an account is logged in, with a way to end each session. One's own account unless another one is given. */
export function SessionList({ accountId }: Readonly<{ accountId?: number }>) {
  const { t } = useAdminTranslation();
  const queryKey = ["sessions", accountId ?? "own"];
  const query = useQuery({ queryKey, queryFn: () => fetchSessions(accountId) });
  const ending = useCall({
    call: (session: string | undefined) => endSessions(accountId, session),
    done: () => t("account.sessions.ended"),
    failed: t("account.sessions.endFailed"),
    changed: { queryKey },
  });
  if (query.isError) return <QueryError title={t("account.sessions.failed")} query={query} />;
  if (!query.data) return <Spinner />;
  const others = query.data.filter((session) => !session.is_current);
  return (
    <div className="grid gap-3">
      {query.data.length === 0 && <p className="text-ink-soft">{t("account.sessions.none")}</p>}
      <ul className="divide-y divide-line">
        {query.data.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          look="secondary"
          className="sm:justify-self-start"
          isBusy={ending.isPending && ending.variables === undefined}
          onClick={() => ending.mutate(undefined)}
        >
          {t(accountId === undefined ? "account.sessions.endOthers" : "account.sessions.endAll")}
        </Button>
      )}
    </div>
  );
}

type ItemProps = Readonly<{ session: ListedSession; isEnding: boolean; onEnd: () => void }>;

function SessionItem({ session, isEnding, onEnd }: ItemProps) {
  const { t } = useAdminTranslation();
  const device = useDeviceText(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.is_current && <Badge tone="green">{t("account.sessions.current")}</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {session.network && (
            <>
              <span translate="no">{session.network}</span>
              {" · "}
            </>
          )}
          {t("account.sessions.lastUsed")} <DateTimeText iso={session.last_used_at ?? session.created_at} />
        </p>
      </div>
      {!session.is_current && (
        <SmallButton aria-label={t("account.sessions.endOf", { device })} isBusy={isEnding} onClick={onEnd}>
          {t("account.sessions.end")}
        </SmallButton>
      )}
    </li>
  );
}

function useDeviceText({ browser, system }: ListedSession): string {
  const { t } = useAdminTranslation();
  if (browser && system) return t("account.sessions.device", { browser, system });
  return browser ?? system ?? t("account.sessions.unknownDevice");
}
