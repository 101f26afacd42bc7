import type { ComponentProps } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { TextField } from "#web/ui/text-field.tsx";

/** A code from an authenticator app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  const { t } = useAdminTranslation();
  return (
    <TextField
      label={t("login.code")}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      {...props}
    />
  );
}
