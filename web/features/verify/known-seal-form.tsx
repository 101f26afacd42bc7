import type { VerifyPage } from "#domain/diary/verify-page.ts";
import { useVerifyTranslation } from "#web/i18n/verify-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const tones = { kept: "success", other: "danger", missing: "danger", unreadable: "warning" } as const;

/** CN9: whether a seal that somebody wrote down is still in the chain. */
export function KnownSealForm({ known }: Readonly<Pick<VerifyPage, "known">>) {
  const { t } = useVerifyTranslation();
  return (
    <section aria-labelledby="known" className="grid gap-4 print:hidden">
      <h2 id="known" className="text-2xl">
        {t("known.title")}
      </h2>
      <p className="max-w-text text-ink-soft">{t("known.text")}</p>
      {known && (
        <Notice tone={tones[known.state]} isAlert>
          <span className="break-all">{t(`known.${known.state}`, { seal: known.seal })}</span>
        </Notice>
      )}
      <form method="get" className="grid max-w-md gap-4">
        <TextField
          label={t("known.label")}
          help={t("known.help")}
          name="seal"
          defaultValue={known?.seal ?? ""}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" look="secondary">
            {t("known.check")}
          </Button>
        </div>
      </form>
    </section>
  );
}
