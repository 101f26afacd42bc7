import { useQuery } from "@tanstack/react-query";
import type { LeadDetails } from "#domain/leads/lead.ts";
import type { UnhandledSms } from "#domain/sms/sms.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useSubmitGuard } from "#web/ui/use-submit-guard.ts";
import { fetchUnhandledSms, markSmsHandled, sendSmsAgain } from "./sms-calls.ts";
import { useLeadAction } from "./use-lead-action.ts";

/** DY9: text messages to this person that were refused or may not have arrived. Staff decide: the program sends none twice. */
export function LeadSms({ lead }: Readonly<{ lead: LeadDetails }>) {
  const hasFailed = lead.events.some(({ detail }) => detail.outcome && detail.outcome !== "sent");
  const { data = [] } = useQuery({
    queryKey: ["leads", "sms", lead.id, lead.events.length],
    queryFn: () => fetchUnhandledSms(lead.id),
    enabled: hasFailed,
  });
  return data.map((sms) => <Decision key={sms.id} sms={sms} />);
}

function Decision({ sms }: Readonly<{ sms: UnhandledSms }>) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const putBack = useLeadAction(() => markSmsHandled(sms.id, false));
  const putAside = useLeadAction(() => markSmsHandled(sms.id, true), {
    onDone: () =>
      showToast({
        tone: "neutral",
        title: t("sms.putAside"),
        action: { label: t("list.deletion.undo"), onPress: () => putBack.mutate(undefined) },
      }),
  });
  const sending = useLeadAction(() => sendSmsAgain(sms.id), {
    onDone: () => showToast({ tone: "success", title: t("sms.sentAgain") }),
  });
  // Two quick presses must not send two messages.
  const guard = useSubmitGuard();
  const sendOnce = () =>
    guard.run(() =>
      sending.mutateAsync(undefined).then(
        () => true,
        () => false,
      ),
    );
  const isBusy = putAside.isPending || sending.isPending;
  return (
    <Notice tone="warning" title={t(`sms.${sms.outcome}Title`, { number: format.digits(sms.to_number) })}>
      <p>{sms.has_mail ? t("sms.mailInstead") : t("sms.noMail")}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        <LangText>{sms.text}</LangText>
      </p>
      <p className="mt-2 text-sm wrap-anywhere">
        {t("sms.reason")} <span lang="en">{sms.provider_code}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton isBusy={sending.isPending} disabled={isBusy} onClick={() => void sendOnce()}>
          {t("sms.sendAgain")}
        </SmallButton>
        <Button
          look="quiet"
          size="small"
          isBusy={putAside.isPending}
          disabled={isBusy}
          onClick={() => putAside.mutate(undefined)}
        >
          {t("sms.settled")}
        </Button>
      </div>
    </Notice>
  );
}
