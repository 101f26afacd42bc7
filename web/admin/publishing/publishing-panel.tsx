import CircleSlash from "lucide-react/icons/circle-slash";
import FilePlus from "lucide-react/icons/file-plus";
import Pencil from "lucide-react/icons/pencil";
import Undo2 from "lucide-react/icons/undo-2";
import { useDialogParameter } from "#web/admin/editing/use-dialog-parameter.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { apiHas } from "#web/api/capabilities.ts";
import type { LooseSubmission } from "#web/compatibility/loose-submission.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LangText } from "#web/ui/lang-text.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { StepBadge } from "./step-badge.tsx";
import { listingEditor, usePublishing } from "./use-publishing.ts";

/** LE5: where a submission stands, and what can be done about it. Other API hosts know no steps. */
export function PublishingPanel({ submission }: Readonly<{ submission: LooseSubmission }>) {
  const { t } = useAdminTranslation();
  const { value: declined, open, close } = useDialogParameter("decline");
  const { making, reopening } = usePublishing(submission);
  const { step, property_id: propertyId, decline_reason: reason } = submission;
  if (!apiHas("submissionSteps")) return null;
  const isDeclined = step === "declined";
  return (
    <section aria-label={t("sell.publishing.title")} className="grid gap-3 rounded-md border border-line p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StepBadge step={step} />
        <span className="text-ink-soft text-sm">{t(`sell.publishing.help.${step}`)}</span>
      </p>
      {isDeclined && (
        <p className="whitespace-pre-line wrap-anywhere">
          <LangText>{reason}</LangText>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {propertyId !== null && (
          <ButtonLink to={listingEditor(propertyId)} size="small" icon={<Pencil />}>
            {t("sell.publishing.open")}
          </ButtonLink>
        )}
        {propertyId === null && !isDeclined && (
          <Button size="small" icon={<FilePlus />} isBusy={making.isPending} onClick={() => making.mutate()}>
            {t("sell.publishing.make")}
          </Button>
        )}
        {isDeclined && (
          <SmallButton icon={<Undo2 />} isBusy={reopening.isPending} onClick={() => reopening.mutate()}>
            {t("sell.publishing.reopen")}
          </SmallButton>
        )}
        {step !== "published" && (
          <SmallButton icon={<CircleSlash />} onClick={() => open(String(submission.id))}>
            {t(isDeclined ? "sell.publishing.changeReason" : "sell.publishing.decline")}
          </SmallButton>
        )}
      </div>
      <DeclineDialog isOpen={declined === String(submission.id)} submission={submission} onClose={close} />
    </section>
  );
}
