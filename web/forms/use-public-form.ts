import { useEffect, useRef, useState } from "react";
import type { FieldErrors, FieldValues, Path, UseFormReturn } from "react-hook-form";
import type { CallFailure } from "#web/api/call-failure.ts";
import { type SubmissionAttempt, useSubmission } from "#web/api/use-submission.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { firstPickedFile } from "#web/ui/first-picked-file.ts";
import { showToast } from "#web/ui/toast.ts";
import type { DeferredSubmission } from "./deferred-submission.ts";
import type { FormInstance } from "./form-card.tsx";
import { type Honeypot, readBotSignals } from "./honeypot-field.tsx";
import { registerField } from "./register-field.ts";
import { submitIfValid } from "./submit-if-valid.ts";
import { useFocusInvalid } from "./use-focus-invalid.ts";
import { useProblemMessages } from "./use-problem-messages.ts";

type Options<Values extends FieldValues, Input> = Readonly<{
  form: UseFormReturn<Values, unknown, Input>;
  sheet: FormInstance;
  /** Maps the API's field names to the form's. */
  fieldNames: Readonly<Record<string, Path<Values>>>;
  /** The API's name of the picture field, if there is one. */
  pictureField?: string;
  submission: DeferredSubmission<Values, Input, File | undefined>;
  failed: Readonly<{ title: string; text: string }>;
  /** Replaces `failed.text` in the toast. */
  failureText?: (failure: CallFailure) => string | undefined;
  onInvalid?: (errors: FieldErrors<Values>) => void;
}>;

/** The shared part of visitors' forms: fields with messages, submission to the API, one picture. */
export function usePublicForm<Values extends FieldValues, Input>(options: Options<Values, Input>) {
  const {
    form,
    sheet,
    fieldNames,
    pictureField,
    submission: deferred,
    failed,
    failureText,
    onInvalid,
  } = options;
  const { values, posted, onSent } = sheet;
  const { t } = useProblemTranslation();
  const messages = useProblemMessages();
  const submission = useSubmission(sheet.keyStorage);
  const honeypot = useRef<Honeypot>(null);
  const [pictures, setPictures] = useState<readonly PickedFile[]>([]);
  const { formState } = form;
  const element = useFocusInvalid(formState.submitCount);
  const picture = firstPickedFile(pictures);
  // If it fails now, the first submission tries again.
  const { load } = deferred;
  useEffect(() => void load().catch(() => undefined), [load]);

  async function submit(): Promise<boolean> {
    try {
      await load();
    } catch (error) {
      return attemptCall(() => Promise.reject(error));
    }
    const send = (input: Input) =>
      attemptCall((attempt) => deferred.send(input, picture, attempt, readBotSignals(honeypot)));
    return submitIfValid(form.handleSubmit, send, onInvalid);
  }

  async function attemptCall(call: (attempt: SubmissionAttempt) => Promise<void>): Promise<boolean> {
    const outcome = await submission.send(call);
    if (outcome.is === "sent") onSent();
    if (outcome.is === "failed") {
      const { failure } = outcome;
      // A browser may have autofilled the honeypot; if it stayed filled, the next attempt would fail too.
      if (failure.problem?.code === "looks_automated") honeypot.current?.clear();
      showToast({ tone: "error", title: failed.title, text: failureText?.(failure) ?? failed.text });
      for (const [field, code] of failure.fieldCodes()) {
        const name = fieldNames[field];
        if (name !== undefined) form.setError(name, { type: "server", message: code });
      }
    }
    return outcome.is === "sent";
  }

  const { failure, isSending } = submission;
  const code = failure ? failure.problem?.code : posted?.problem;
  const ownReason = failure ? messages.reason(failure) : messages.posted(posted, failed.text);
  // The code's own message also serves the login, so it does not mention forms.
  const reason = code === "too_many_requests" ? t("problems.tooManyForms") : ownReason;
  return {
    element,
    honeypot,
    isSending,
    failedTitle: failed.title,
    reason,
    /** VT7: the same content can be sent again; it is stored only once. */
    hasLostConnection: failure?.reason === "offline" || failure?.reason === "timeout",
    field: (name: Path<Values>) => ({
      ...registerField(form, name),
      defaultValue: values[name] ?? "",
      message: messages.field(
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
      message: messages.field(
        pictureField === undefined ? undefined : failure?.fieldCodes().get(pictureField),
      ),
      progress: isSending && picture ? submission.progress : undefined,
    },
    submit,
  };
}

export type PublicFormState = Omit<ReturnType<typeof usePublicForm>, "field">;
