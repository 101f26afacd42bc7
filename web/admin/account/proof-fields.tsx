import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { fetchSecondFactor } from "./account-calls.ts";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">;
type Props = Readonly<{
  label: string;
  help?: string;
  field: (name: "password" | "code") => FieldProps;
}>;

/** The password again, and a code where logging in asks for one. If that is not known, the server says it at the field. */
export function ProofFields({ label, help, field }: Props) {
  const { t } = useAdminTranslation();
  const { data } = useQuery({ queryKey: ["account", "second-factor"], queryFn: fetchSecondFactor });
  const code = field("code");
  return (
    <>
      <PasswordField
        label={label}
        {...(help !== undefined && { help })}
        autoComplete="current-password"
        required
        {...field("password")}
      />
      {(data?.is_on || code.message) && (
        <TextField
          label={t("login.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          {...code}
        />
      )}
    </>
  );
}
