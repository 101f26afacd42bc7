import { useQuery, useQueryClient } from "@tanstack/react-query";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";
import { fetchCalendarFeed, renewCalendarFeed } from "./account-calls.ts";

const feedKey = ["account", "calendar-feed"];

/** DY7: the secret address of the user's visits, for the calendar of a phone. */
export function CalendarFeed() {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const feed = useQuery({ queryKey: feedKey, queryFn: fetchCalendarFeed, gcTime: 0 });
  const renewal = useCall({
    call: renewCalendarFeed,
    failed: t("account.calendar.failed"),
    onSuccess: (_, next) => client.setQueryData(feedKey, next),
  });
  if (feed.isError) return <QueryError title={t("account.calendar.failed")} query={feed} />;
  if (!feed.data) return <Spinner />;
  const { url } = feed.data;
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t("account.calendar.text")}</p>
      {url !== null && <FeedAddress url={url} />}
      <Button
        look="secondary"
        isBusy={renewal.isPending}
        onClick={() => renewal.mutate()}
        className="sm:justify-self-start"
      >
        {url === null ? t("account.calendar.create") : t("account.calendar.renew")}
      </Button>
    </div>
  );
}

function FeedAddress({ url }: Readonly<{ url: string }>) {
  const { t } = useAdminTranslation();
  const { field, isCopied, copy } = useCopyField(url);
  return (
    <>
      <TextField label={t("account.calendar.address")} help={t("account.calendar.help")} {...field} />
      <Button look="quiet" onClick={() => void copy()} className="sm:justify-self-start">
        {isCopied ? t("account.calendar.copied") : t("account.calendar.copy")}
      </Button>
    </>
  );
}
