import { zodResolver } from "@hookform/resolvers/zod";
import Send from "lucide-react/icons/send";
import { type FormEvent, useRef } from "react";
import { useForm } from "react-hook-form";
import { messageInputSchema } from "#domain/messages/message.ts";
import { maxLengths } from "#domain/text-fields.ts";
import { markFields } from "#web/api/mark-fields.ts";
import { sendMessage } from "#web/api/public-forms.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { useSending } from "#web/api/use-sending.ts";
import { useFormTranslation } from "#web/i18n/form-words.ts";
import type { Posted } from "#web/posted-form.ts";
import { Button } from "#web/ui/button.tsx";
import type { Draft } from "#web/ui/draft.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { signsOf, type Trap, TrapField } from "#web/ui/trap-field.tsx";

type Props = Readonly<{
  values: Draft;
  posted: Posted | undefined;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSent: () => void;
}>;

const places = { name: "name", email: "email", subject: "subject", message: "message" } as const;

/** CO2. A plain form that posts itself; with JavaScript it goes to the API instead. */
export function MessageSheet({ values, posted, onInput, onSent }: Props) {
  const { t } = useFormTranslation();
  const words = useProblemWords();
  const { send, isSending, isProving, failure } = useSending();
  const trap = useRef<Trap>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(messageInputSchema),
  });
  const field = (name: keyof typeof places) => ({
    ...register(name),
    defaultValue: values[name] ?? "",
    required: true,
    message: words.field(
      formState.errors[name]?.message ?? (formState.isSubmitted ? undefined : posted?.codes[name]),
    ),
  });

  const submit = handleSubmit(async (message) => {
    const outcome = await send((sending) => sendMessage(message, sending, signsOf(trap)));
    if (outcome.is === "sent") onSent();
    if (outcome.is !== "failed") return;
    showToast({
      tone: "error",
      title: t("contact.failed.title"),
      text: words.said(outcome.failure) ?? t("contact.failed.text"),
    });
    markFields(outcome.failure, places, setError);
  });

  const reason = failure ? words.reason(failure) : words.posted(posted, t("contact.failed.text"));
  return (
    <form
      method="post"
      action="#form"
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <FormRow>
        <TextField
          label={t("contact.fields.name")}
          autoComplete="name"
          maxLength={maxLengths.name}
          {...field("name")}
        />
        <TextField
          label={t("contact.fields.email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          {...field("email")}
        />
      </FormRow>
      <TextField label={t("contact.fields.subject")} maxLength={maxLengths.title} {...field("subject")} />
      <TextareaField
        label={t("contact.fields.message")}
        rows={6}
        maxLength={maxLengths.text}
        {...field("message")}
      />
      <TrapField ref={trap} />
      {isProving && <Notice isAnswer>{t("problems.proving")}</Notice>}
      {reason && (
        <Notice tone="danger" title={t("contact.failed.title")}>
          {reason} {t("problems.kept")}
        </Notice>
      )}
      <Button
        type="submit"
        isBusy={isSending}
        icon={<Send aria-hidden className="size-4" />}
        className="sm:justify-self-start"
      >
        {t("contact.submit")}
      </Button>
    </form>
  );
}
