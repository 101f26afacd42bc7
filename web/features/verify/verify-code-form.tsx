import { useVerifyTranslation } from "#web/i18n/verify-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** CN9: for somebody who has the code on paper. */
export function VerifyCodeForm() {
  const { t } = useVerifyTranslation();
  return (
    <form method="get" className="grid max-w-md gap-4">
      <TextField
        label={t("code")}
        help={t("codeHelp")}
        name="code"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <div>
        <Button type="submit">{t("open")}</Button>
      </div>
    </form>
  );
}
