import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { PasswordField } from "#web/ui/password-field.tsx";
import type { TextField } from "#web/ui/text-field.tsx";
import { fetchSecondFactor } from "./account-calls.ts";
import { CodeField } from "./code-field.tsx";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">;
type Props = Readonly<{
  label: string;
  help?: string;
  field: (name: "password" | "code") => FieldProps;
}>;

/** The password again, and a code where logging in asks for one. If that is not known, the server says it at the field. */
export function ProofFields({ label, help, field }: Props) {
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
      {(data?.is_on || code.message) && <CodeField {...code} />}
    </>
  );
}
