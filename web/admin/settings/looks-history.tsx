import { useMutation, useQuery } from "@tanstack/react-query";
import type { SettingsVersion } from "#domain/settings/document.ts";
import { looksSchema } from "#domain/settings/looks.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { useRestored } from "#web/admin/history/use-restored.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { bringLooksBack, fetchLooksVersions, looksKey } from "./looks-calls.ts";

/** LE7: earlier looks, and the way back to each. */
export function LooksHistory({ etag }: Readonly<{ etag: string | null }>) {
  const { t } = useAdminTranslation();
  const query = useQuery({ queryKey: [looksKey, "history"], queryFn: fetchLooksVersions });
  const restoring = useMutation({
    mutationFn: (id: number) => bringLooksBack(id, etag),
    ...useRestored(looksKey),
  });
  if (query.isError) return <QueryError title={t("history.failed")} query={query} />;
  if (query.data?.length === 0) return <p className="text-ink-soft">{t("looks.history.none")}</p>;
  return (
    <ul className="border-line border-t">
      {query.data?.map((version, index) => (
        <li
          key={version.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3"
        >
          <Swatch version={version} />
          <p className="min-w-0 grow basis-60">
            <span className="block font-semibold">
              <DateTimeText iso={version.changed_at} />
            </span>
            <span className="text-ink-soft text-sm">
              <LangText>{version.account ?? ""}</LangText>
            </span>
          </p>
          {index === 0 ? (
            <span className="text-ink-soft text-sm">{t("looks.history.current")}</span>
          ) : (
            <Button
              look="secondary"
              size="small"
              isBusy={restoring.isPending && restoring.variables === version.id}
              onClick={() => restoring.mutate(version.id)}
            >
              {t("looks.history.bringBack")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The colour and the theme of a version. */
function Swatch({ version }: Readonly<{ version: SettingsVersion }>) {
  const { t } = useAdminTranslation();
  const looks = looksSchema.safeParse(version.value).data;
  if (!looks) return null;
  return (
    <p className="flex basis-40 items-center gap-2 text-sm">
      <span
        aria-hidden
        className="size-6 rounded-md border border-line-strong"
        style={{ background: looks.colour ?? "var(--madder)" }}
      />
      {t(`looks.theme.${looks.theme}`)}
      {looks.colour && ` · ${looks.colour}`}
    </p>
  );
}
