import type { FieldValues, Resolver } from "react-hook-form";
import type { BotSignals } from "#web/api/bot-signals.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";

export type SendForm<Input, Pictures = File | undefined, Result = void> = (
  input: Input,
  pictures: Pictures,
  attempt: SubmissionAttempt,
  signals: BotSignals,
) => Promise<Result>;

/** The code that checks and sends a form. */
type SubmissionCode<Values extends FieldValues, Input, Pictures, Result> = Readonly<{
  resolver: Resolver<Values, unknown, Input>;
  send: SendForm<Input, Pictures, Result>;
}>;

export type DeferredSubmission<Values extends FieldValues, Input, Pictures, Result = void> = SubmissionCode<
  Values,
  Input,
  Pictures,
  Result
> &
  Readonly<{ load: () => Promise<unknown> }>;

/** Loads the code after hydration, because a form is shown and filled in without it. A failed load counts as a lost connection. */
export function deferSubmission<Values extends FieldValues, Input, Pictures, Result>(
  importCode: () => Promise<SubmissionCode<Values, Input, Pictures, Result>>,
): DeferredSubmission<Values, Input, Pictures, Result> {
  const load = () =>
    importCode().catch((cause) => {
      throw new CallFailure("offline", { cause });
    });
  return {
    load,
    resolver: async (...form) => (await load()).resolver(...form),
    send: async (...call) => (await load()).send(...call),
  };
}
