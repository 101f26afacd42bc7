import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type ApiKey, type KeyState, keyState } from "#domain/api-keys/api-key.ts";
import { QueryList } from "#web/admin/calls/query-list.tsx";
import { useConfirmedCall } from "#web/admin/calls/use-confirmed-call.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { fetchKeys, keysKey, revokeKey } from "./key-calls.ts";
import { useApiKeyTranslation } from "./messages.ts";

const tones: Readonly<Record<KeyState, BadgeTone>> = { active: "green", expired: "grey", revoked: "grey" };

/** IM6: one's own keys; admins see those of all accounts. */
export function KeyList() {
  const { t } = useApiKeyTranslation();
  const query = useQuery({ queryKey: keysKey, queryFn: fetchKeys });
  const revocation = useConfirmedCall({
    call: ({ id }: ApiKey) => revokeKey(id),
    question: ({ name }) => ({
      title: t("revokeQuestion", { name }),
      text: t("revokeText"),
      confirm: t("revoke"),
      isDangerous: true,
    }),
    done: () => t("revoked"),
    failed: t("revokeFailed"),
    changed: { queryKey: keysKey },
  });
  return (
    <>
      <QueryList
        query={query}
        loading={t("loading")}
        failed={t("failed")}
        skeleton={<Skeleton className="h-28 w-full" />}
        none={<p className="py-4 text-ink-soft">{t("none")}</p>}
        className="border-line border-t"
      >
        {(key) => <KeyItem key={key.id} apiKey={key} onRevoke={() => revocation.ask(key)} />}
      </QueryList>
      {revocation.dialog}
    </>
  );
}

type ItemProps = Readonly<{ apiKey: ApiKey; onRevoke: () => void }>;

function KeyItem({ apiKey, onRevoke }: ItemProps) {
  const { t } = useApiKeyTranslation();
  const isForAll = useAccessScope("accounts") === "all";
  const state = keyState(apiKey, Date.now());
  const { name, prefix, scopes, account, last_used_at: lastUsed, expires_at: expiry } = apiKey;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-line border-b py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="text-sm">{scopes.map((scope) => t(`scope.${scope}`)).join(" · ")}</p>
        <dl className="mt-1 grid gap-y-0.5 text-sm">
          {isForAll && <Line term={t("account")}>{account}</Line>}
          <Line term={t("begins")}>
            <code translate="no">{prefix}…</code>
          </Line>
          <Line term={t("lastUsed")}>{lastUsed ? <DateTimeText iso={lastUsed} /> : t("neverUsed")}</Line>
          <Line term={t("validUntil")}>{expiry ? <DateTimeText iso={expiry} /> : t("noEnd")}</Line>
        </dl>
      </div>
      {state === "active" && (
        <SmallButton className="justify-self-start" aria-label={t("revokeOf", { name })} onClick={onRevoke}>
          {t("revoke")}
        </SmallButton>
      )}
    </li>
  );
}

function Line({ term, children }: Readonly<{ term: string; children: ReactNode }>) {
  return (
    <div className="grid grid-cols-[8rem_1fr] gap-x-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
