import { useSellerTranslation } from "#web/i18n/seller-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";

/** LE5: the address of the seller's page, after the form was sent. */
export function StatusLink({ url }: Readonly<{ url: string }>) {
  const { t } = useSellerTranslation();
  const { field, isCopied, copy } = useCopyField(url);
  return (
    <div className="mb-8 grid gap-4">
      <Notice tone="success" title={t("sent.title")} isAlert>
        {t("sent.text")}
      </Notice>
      <TextField label={t("sent.link")} {...field} />
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={url}>{t("sent.open")}</ButtonAnchor>
        <Button look="secondary" icon={<Icon name="copy" />} onClick={() => void copy()}>
          {t(isCopied ? "sent.copied" : "sent.copy")}
        </Button>
      </div>
    </div>
  );
}
