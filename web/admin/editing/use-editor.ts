import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { type DefaultValues, type Path, type PathValue, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemWords } from "#web/api/use-problem-words.ts";
import { type Sending, useSending } from "#web/api/use-sending.ts";
import { firstMessage } from "#web/forms/field-message.ts";
import { useFocusInvalid } from "#web/forms/use-focus-invalid.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { showToast } from "#web/ui/toast.ts";
import { type EditorValues, isSameContent, type NamesOf } from "./form-values.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

export type Words = Readonly<{ title: string; text?: string }>;

export type Saving<Values, Input, Row> = Readonly<{
  /** The row as it was loaded; null for a new one. */
  row: Row | null;
  input: Input;
  values: Values;
  sending: Sending;
}>;

type Options<Values extends EditorValues, Input, Row> = Readonly<{
  /** The resource, as the queries of its lists name it. */
  resource: string;
  row: Row | null;
  schema: z.ZodMiniType<Input>;
  /** What the form shows of a row, or of a new one. */
  valuesOf: (row: Row | null) => Values;
  save: (saving: Saving<Values, Input, Row>) => Promise<void>;
  /** False if something is missing that the schema does not know of; says so itself. */
  isComplete?: (values: Values) => boolean;
  /** Told the code of each wrong field. */
  onInvalid?: (codes: ReadonlyMap<string, string>) => void;
  saved: (input: Input) => Words;
  failed: (failure: CallFailure) => Words;
  onClose: () => void;
}>;

/** What every editor of the dashboard does: its fields, saving once, and a question before changes are left behind. */
export function useEditor<Values extends EditorValues, Input, Row extends { id: number }>(
  options: Options<Values, Input, Row>,
) {
  const { resource, row, schema, valuesOf, isComplete, onClose } = options;
  const words = useProblemWords();
  const client = useQueryClient();
  const sending = useSending();
  const [baseline] = useState(() => valuesOf(row));
  const form = useForm<Values, unknown, Input>({
    resolver: readBy(schema),
    defaultValues: baseline as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const values = form.watch();
  const { errors, submitCount } = form.formState;
  const element = useFocusInvalid(submitCount);
  const guard = useLeaveGuard({
    isChanged: !isSameContent(baseline, values),
    isSending: sending.isSending,
  });

  const message = (name: string) => words.field(firstMessage(Object.hasOwn(errors, name) && errors[name]));

  function write(name: string, value: unknown) {
    const field = name as Path<Values>;
    form.setValue(field, value as PathValue<Values, Path<Values>>);
    form.clearErrors(field);
  }

  function finish(input: Input) {
    guard.release();
    onClose();
    if (row) client.removeQueries({ queryKey: [resource, "one", row.id] });
    void client.invalidateQueries({ queryKey: [resource] });
    showToast({ tone: "success", ...options.saved(input) });
  }

  async function send(input: Input): Promise<boolean> {
    const outcome = await sending.send((how) =>
      options.save({ row, input, values: form.getValues(), sending: how }),
    );
    if (outcome.is === "sent") finish(input);
    if (outcome.is === "failed") {
      showToast({ tone: "error", ...options.failed(outcome.failure) });
      for (const [field, code] of outcome.failure.fieldCodes())
        form.setError(field as Path<Values>, { type: "server", message: code });
    }
    return outcome.is === "sent";
  }

  /** Hands on what was written, if it can be sent; marks what is wrong with it otherwise. */
  async function read(use: (input: Input) => Promise<void>): Promise<void> {
    const submit = form.handleSubmit(
      async (input) => {
        if (isComplete?.(form.getValues()) ?? true) await use(input);
      },
      (wrong) => options.onInvalid?.(codesOf(wrong)),
    );
    await submit();
  }

  return {
    element,
    values,
    isNew: row === null,
    isSending: sending.isSending,
    progress: sending.progress,
    failed: sending.failure ? options.failed(sending.failure) : undefined,
    question: guard.question,
    onClose,
    read,
    async submit(): Promise<boolean> {
      let isSaved = false;
      await read(async (input) => {
        isSaved = await send(input);
      });
      return isSaved;
    },
    text: (name: NamesOf<Values, string>) => ({
      ...form.register(name as unknown as Path<Values>),
      message: message(name),
    }),
    tick: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => write(name, target.checked),
    }),
    list: (name: NamesOf<Values, readonly string[]>) => ({
      value: values[name] as readonly string[],
      message: message(name),
      onChange: (value: readonly string[]) => write(name, value),
    }),
    files: (name: NamesOf<Values, readonly PickedFile[]>) => ({
      name,
      value: values[name] as readonly PickedFile[],
      message: message(name),
      onChange: (value: readonly PickedFile[]) => write(name, value),
    }),
  };
}

/** What an editor's frame needs to know; the fields are the form's own affair. */
export type EditorState = Pick<
  ReturnType<typeof useEditor>,
  "element" | "isNew" | "isSending" | "failed" | "question" | "onClose" | "submit"
>;

/** The values go through the resource's own schema; what it does not know, such as pictures, is left out of the input. */
function readBy<Values extends EditorValues, Input>(
  schema: z.ZodMiniType<Input>,
): Resolver<Values, unknown, Input> {
  return zodResolver(schema as z.ZodMiniType<Input, Values>);
}

function codesOf(errors: object): ReadonlyMap<string, string> {
  return new Map(Object.entries(errors).map(([name, error]) => [name, firstMessage(error) ?? "invalid"]));
}
