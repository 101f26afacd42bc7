import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { type SubmissionAttempt, useSubmission } from "#web/api/use-submission.ts";
import { formResolver } from "#web/forms/form-resolver.ts";
import { submitIfValid } from "#web/forms/submit-if-valid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";

type Options<Input extends FieldValues, Output> = Readonly<{
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: NoInfer<DefaultValues<Input>>;
  /** False if the same content may be sent again. */
  send: (output: NoInfer<Output>, attempt: SubmissionAttempt) => Promise<boolean | undefined>;
}>;

/**
 * The form of what is neither a row nor a document: validated by its schema, with the server's messages at their fields.
 * It keeps no draft, merges nothing and does not ask before it is left; `useEditor` does.
 */
export function useSimpleForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  send,
}: Options<Input, Output>) {
  const messages = useProblemMessages();
  const submission = useSubmission();
  const { register, handleSubmit, formState, watch, setValue, setFocus } = useForm({
    resolver: formResolver(schema),
    defaultValues,
  });
  const codes = submission.failure?.fieldCodes();
  return {
    watch,
    setValue,
    setFocus,
    /** For fields that can't be wrong. */
    register,
    isSending: submission.isSending,
    /** What the server said that belongs to no field. */
    failure: submission.failure && codes?.size === 0 ? messages.reason(submission.failure) : undefined,
    field(name: FieldPath<Input>) {
      const error: Readonly<{ message?: string }> | undefined = get(formState.errors, name);
      return { ...register(name), message: messages.field(error?.message ?? codes?.get(name)) };
    },
    onSubmit: () =>
      submitIfValid(handleSubmit, async (output: Output) => {
        let isDone = true;
        const outcome = await submission.send(async (attempt) => {
          isDone = (await send(output, attempt)) !== false;
        });
        return outcome.is === "sent" && isDone;
      }),
  };
}
