import { type FormEvent, type ReactNode, useState } from "react";
import { useAdminTranslation } from "#web/admin/words.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { useSending } from "#web/api/use-sending.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type Name = "password" | "code";

type Props = Readonly<{
  asks: readonly Name[];
  submit: string;
  send: (typed: Readonly<Record<Name, string>>) => Promise<void>;
  children?: ReactNode;
}>;

/** Asks who it is, in whichever way the step needs it. */
export function AccountForm({ asks, submit, send, children }: Props) {
  const { t } = useAdminTranslation();
  const words = useProblemWords();
  const sending = useSending();
  const [missing, setMissing] = useState<readonly Name[]>([]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = new FormData(event.currentTarget);
    const typed = {
      password: String(content.get("password") ?? ""),
      code: String(content.get("code") ?? ""),
    };
    const empty = asks.filter((name) => typed[name].trim() === "");
    setMissing(empty);
    if (empty.length === 0) void sending.send(() => send(typed));
  };

  const marks = sending.failure?.fieldCodes();
  const field = (name: Name) => ({
    name,
    required: true,
    message: words.field(missing.includes(name) ? "required" : marks?.get(name)),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {children}
      {asks.includes("password") && (
        <PasswordField label={t("login.password")} autoComplete="current-password" {...field("password")} />
      )}
      {asks.includes("code") && (
        <TextField
          label={t("login.code")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field("code")}
        />
      )}
      {sending.failure && marks?.size === 0 && (
        <Notice tone="danger" isAnswer>
          {words.reason(sending.failure)}
        </Notice>
      )}
      <Button type="submit" isBusy={sending.isSending} className="sm:justify-self-start">
        {submit}
      </Button>
    </form>
  );
}
