import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PaperView } from "#domain/papers/paper-view.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SkeletonGroup, SkeletonText } from "#web/ui/skeleton.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { fetchViews } from "./papers-calls.ts";
import { viewsKey } from "./use-scans.ts";

/** LD7: who looked at the papers or changed them, loaded on request. */
export function PaperViews({ path }: Readonly<{ path: string }>) {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const [isShown, setShown] = useState(false);
  const query = useQuery({
    queryKey: viewsKey(path),
    queryFn: () => fetchViews(path),
    enabled: isShown,
    gcTime: 0,
  });
  const show = (
    <SmallButton
      className="justify-self-start"
      isBusy={isShown && query.isFetching}
      onClick={() => (isShown ? void query.refetch() : setShown(true))}
    >
      {t("papers.views.show")}
    </SmallButton>
  );
  return (
    <>
      {query.isError && (
        <Notice tone="danger" title={t("papers.views.failed")} isAlert>
          {messages.reason(toCallFailure(query.error))}
        </Notice>
      )}
      {(!isShown || query.isError) && show}
      {isShown && query.isPending && (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {query.data && <ViewList views={query.data} />}
    </>
  );
}

function ViewList({ views }: Readonly<{ views: readonly PaperView[] }>) {
  const { t } = useAdminTranslation();
  if (views.length === 0) return <p className="text-ink-soft">{t("papers.views.none")}</p>;
  return (
    <ul className="grid gap-3 text-sm">
      {views.map(({ id, username, action, scan_name: scan, viewed_at: at }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          <span className="min-w-0 grow wrap-anywhere">
            <strong className="font-semibold">{username}</strong>{" "}
            {t(`papers.views.actions.${action}`, { scan: scan ?? t("papers.views.purgedScan") })}
          </span>
          <span className="text-ink-soft">
            <DateTimeText iso={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
