import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { checkInvitation } from "./invitation-calls.ts";

/** LE8: reads the token of the link, says what it is for, and takes a password. */
export function Invitation() {
  const { t } = useAdminTranslation();
  const [queries] = useState(createQueryClient);
  const token = useFragment();
  return (
    <div className="page-width flex justify-center py-section">
      <Card as="section" className="w-full max-w-md">
        <PageHeading className="text-3xl">{t("accounts.accept.title")}</PageHeading>
        <div className="mt-4 grid gap-5">
          <div className="hidden noscript:block">
            <Notice tone="warning">{t("accounts.accept.needsScript")}</Notice>
          </div>
          <QueryClientProvider client={queries}>
            {token === undefined ? <Checking /> : <OpenedLink token={token} />}
          </QueryClientProvider>
        </div>
      </Card>
    </div>
  );
}

function OpenedLink({ token }: Readonly<{ token: string }>) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: ["invitation", token],
    queryFn: async () => {
      try {
        return await checkInvitation(token);
      } catch (error) {
        const { status } = toCallFailure(error);
        if (status === 404 || status === 400) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (query.isError) return <QueryError title={t("accounts.accept.failed")} query={query} />;
  if (query.data === undefined) return <Checking />;
  if (query.data === null)
    return (
      <Notice tone="danger" title={t("accounts.accept.invalid")} isAlert>
        {t("accounts.accept.invalidText")}
      </Notice>
    );
  return <AcceptForm token={token} invitation={query.data} />;
}

function Checking() {
  const { t } = useAdminTranslation();
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner />
      {t("accounts.accept.checking")}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Undefined on the server and during hydration, which do not know it. */
function useFragment(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}
