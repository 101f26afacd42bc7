import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";

type Props = Readonly<{ onRestore: () => void; onDiscard: () => void }>;

/** Offers to restore a draft from before a reload or the end of a session. */
export function DraftOffer({ onRestore, onDiscard }: Props) {
  const { t } = useAdminTranslation();
  return (
    <div className="mb-6">
      <Notice tone="warning" title={t("editing.draft.title")} isAlert>
        <p>{t("editing.draft.text")}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={onRestore}>
            {t("editing.draft.restore")}
          </Button>
          <SmallButton onClick={onDiscard}>{t("editing.draft.discard")}</SmallButton>
        </div>
      </Notice>
    </div>
  );
}
