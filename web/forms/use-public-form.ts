import { useRef, useState } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { BotSignals } from "#web/api/bot-signals.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { markFields } from "#web/api/mark-fields.ts";
import { type Sending, useSending } from "#web/api/use-submission.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { firstFile } from "#web/ui/first-file.ts";
import { type Honeypot, readBotSignals } from "#web/ui/honeypot-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { SheetProps } from "./form-card.tsx";
import { useFocusInvalid } from "./use-focus-invalid.ts";
import { useProblemMessages } from "./use-problem-messages.ts";

type Options<Values extends FieldValues, Input> = Readonly<{
  form: UseFormReturn<Values, unknown, Input>;
  sheet: SheetProps;
  /** The form's name of each field that the API names. */
  places: Readonly<Record<string, Path<Values>>>;
  /** The API's name of the picture, where the form has one. */
  pictureField?: string;
  send: (input: Input, picture: File | undefined, sending: Sending, signals: BotSignals) => Promise<void>;
  failed: Readonly<{ title: string; text: string }>;
  /** What the toast says of a failure, where that is not `failed.text`. */
  failureText?: (failure: CallFailure) => string | undefined;
  onInvalid?: (errors: FieldErrors<Values>) => void;
}>;

/** What the forms of visitors have in common: fields with their messages, the way to the API, one picture. */
export function usePublicForm<Values extends FieldValues, Input>(options: Options<Values, Input>) {
  const { form, sheet, places, pictureField, send, failed, failureText, onInvalid } = options;
  const { values, posted, onSent } = sheet;
  const { t } = useFormTranslation();
  const words = useProblemMessages();
  const sending = useSending();
  const honeypot = useRef<Honeypot>(null);
  const [pictures, setPictures] = useState<readonly PickedFile[]>([]);
  const { formState } = form;
  const element = useFocusInvalid(formState.submitCount);
  const picture = firstFile(pictures);

  async function submitInput(input: Input): Promise<boolean> {
    const outcome = await sending.send((how) => send(input, picture, how, readBotSignals(honeypot)));
    if (outcome.is === "sent") onSent();
    if (outcome.is === "failed") {
      const { failure } = outcome;
      // A browser may have autofilled it. If it stayed, the next press would be refused too.
      if (failure.problem?.code === "looks_automated") honeypot.current?.clear();
      showToast({ tone: "error", title: failed.title, text: failureText?.(failure) ?? failed.text });
      markFields(failure, places, form.setError);
    }
    return outcome.is === "sent";
  }

  const { failure, isSending } = sending;
  const code = failure ? failure.problem?.code : posted?.problem;
  const ownReason = failure ? words.reason(failure) : words.posted(posted, failed.text);
  // The words for the code itself also serve logins.
  const reason = code === "too_many_requests" ? t("problems.tooManyForms") : ownReason;
  return {
    element,
    honeypot,
    isSending,
    failedTitle: failed.title,
    reason,
    /** What ties a control to its place in the form. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      defaultValue: values[name] ?? "",
      message: words.field(
        form.getFieldState(name, formState).error?.message ??
          (formState.isSubmitted ? undefined : posted?.codes[name]),
      ),
    }),
    picture: {
      value: pictures,
      onChange(files: readonly PickedFile[]) {
        sheet.guard.edited();
        setPictures(files);
      },
      message: words.field(pictureField === undefined ? undefined : failure?.fieldCodes().get(pictureField)),
      progress: isSending && picture ? sending.progress : undefined,
    },
    async submit(): Promise<boolean> {
      let isSent = false;
      const submit = form.handleSubmit(async (input) => {
        isSent = await submitInput(input);
      }, onInvalid);
      await submit();
      return isSent;
    },
  };
}

export type PublicFormState = Omit<ReturnType<typeof usePublicForm>, "field">;
