import type { ComponentProps } from "react";
import { type Submit, type SubmitGuard, useSubmitGuard } from "./use-submit-guard.ts";

type Props = Omit<ComponentProps<"form">, "onSubmit" | "noValidate"> &
  Readonly<{
    onSubmit: Submit;
    /** For a form that is replaced after a submission: the guard must outlive it. */
    guard?: SubmitGuard;
  }>;

/** Sends its content once, however often it is submitted. */
export function Form({ onSubmit, onInput, guard: given, ...rest }: Props) {
  const own = useSubmitGuard();
  const guard = given ?? own;
  return (
    <form
      {...rest}
      noValidate
      onInput={(event) => {
        guard.edited();
        onInput?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void guard.run(onSubmit);
      }}
    />
  );
}
