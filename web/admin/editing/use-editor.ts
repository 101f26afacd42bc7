import { useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type Path, type PathValue, type Resolver, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { readWith } from "#web/admin/calls/read-with.ts";
import { useHoldSession } from "#web/admin/session/held-session.ts";
import { storedSession, useSession } from "#web/admin/session/stored-session.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { type Sending, useSending } from "#web/api/use-submission.ts";
import { firstMessage } from "#web/forms/field-message.ts";
import { formResolver } from "#web/forms/form-resolver.ts";
import { useFocusInvalid } from "#web/forms/use-focus-invalid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { showToast } from "#web/ui/toast.ts";
import { dropEditorDraft, readEditorDraft, saveEditorDraft } from "./editor-draft.ts";
import type { FieldText } from "./field-value.tsx";
import { type EditorValues, isSameContent, type NamesOf } from "./form-values.ts";
import { type Difference, findDifferences, mergeEdits, type Side } from "./merge-edits.ts";
import type { TaggedRow } from "./tagged-row.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";

type Words = Readonly<{ title: string; text?: string }>;

/** The row that a form was filled from, its version, and what the form showed of it. Null and null for a new one. */
type Baseline<Values, Row> = Readonly<{ row: Row | null; etag: string | null; values: Values }>;

type Saving<Values, Input, Row> = Omit<Baseline<Values, Row>, "values"> &
  Readonly<{ input: Input; values: Values; sending: Sending }>;

type Options<Values extends EditorValues, Input, Row> = Readonly<{
  /** The resource, as the queries of its lists name it. */
  resource: string;
  loaded: TaggedRow<Row> | null;
  schema: z.ZodMiniType<Input>;
  /** What the form shows of a row, or of a new one. */
  valuesOf: (row: Row | null) => Values;
  readRow: (answer: unknown) => Row;
  fields: Readonly<Record<string, FieldText>>;
  save: (saving: Saving<Values, Input, Row>) => Promise<void>;
  /** False if something is missing that the schema does not know of; says so itself. */
  isComplete?: (values: Values) => boolean;
  /** Told the code of each wrong field. */
  onInvalid?: (codes: ReadonlyMap<string, string>) => void;
  saved: (input: Input) => Words;
  failed: (failure: CallFailure) => Words;
  onClose: () => void;
}>;

/**
 * What every editor of the dashboard does: its fields, saving once, a question before changes are left behind, choosing
 * field by field when someone else changed the row meanwhile, and keeping what was written when the session ends.
 */
export function useEditor<Values extends EditorValues, Input, Row extends { id: number }>(
  options: Options<Values, Input, Row>,
) {
  const { resource, loaded, schema, valuesOf, readRow, isComplete, onClose } = options;
  const words = useProblemMessages();
  const client = useQueryClient();
  const session = useSession();
  const sending = useSending();
  const [baseline, setBaseline] = useState<Baseline<Values, Row>>(() => baselineOf(loaded));
  // For a save that begins before the new baseline is rendered.
  const current = useRef(baseline);
  /** Counts the times the form was filled anew, so that its fields are as well. */
  const [filling, setFilling] = useState(0);
  const [theirs, setTheirs] = useState<Baseline<Values, Row> | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const [draftName] = useState(
    () => `editor:${session?.user.username}:${resource}:${loaded?.row.id ?? "new"}`,
  );
  const [offered, setOffered] = useState(() => readEditorDraft(draftName, readRow, valuesOf));
  const form = useForm<Values, unknown, Input>({
    resolver: readBy(schema),
    defaultValues: baseline.values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const values = form.watch();
  const { errors, submitCount } = form.formState;
  const element = useFocusInvalid(submitCount);
  const isChanged = !isSameContent(baseline.values, values);
  const guard = useLeaveGuard({
    isChanged,
    isSending: sending.isSending,
    onDiscard: () => dropEditorDraft(draftName),
  });
  const isHeld = (isChanged || sending.isSending) && !hasLeft;
  useHoldSession(isHeld);

  const isOffering = offered !== null;
  const isDone = useRef(false);
  useEffect(() => {
    // Until it is decided what becomes of an earlier draft, that one stays.
    if (isOffering || isDone.current) return;
    const { row, etag } = current.current;
    if (isChanged) saveEditorDraft(draftName, { row, etag, values });
    else dropEditorDraft(draftName);
  }, [draftName, isOffering, isChanged, values]);

  function baselineOf(tagged: TaggedRow<Row> | null): Baseline<Values, Row> {
    const row = tagged?.row ?? null;
    return { row, etag: tagged?.etag ?? null, values: valuesOf(row) };
  }

  function fill(from: Baseline<Values, Row>, content: Values) {
    current.current = from;
    setBaseline(from);
    form.reset(content);
    setFilling((count) => count + 1);
  }

  const message = (name: string) => words.field(firstMessage(Object.hasOwn(errors, name) && errors[name]));

  function write(name: string, value: unknown) {
    const field = name as Path<Values>;
    form.setValue(field, value as PathValue<Values, Path<Values>>);
    form.clearErrors(field);
  }

  function finish(input: Input) {
    isDone.current = true;
    guard.release();
    dropEditorDraft(draftName);
    onClose();
    if (loaded) client.removeQueries({ queryKey: [resource, "one", loaded.row.id] });
    void client.invalidateQueries({ queryKey: [resource] });
    showToast({ tone: "success", ...options.saved(input) });
  }

  /** The row that someone else made of it, if that is why a save was refused. */
  function conflictIn({ problem, etag }: CallFailure): Baseline<Values, Row> | null {
    if (problem?.code !== "conflict" || problem.current === undefined) return null;
    return baselineOf({ row: readWith(readRow, problem.current), etag: etag ?? null });
  }

  function resolve(changed: Baseline<Values, Row>, choices: ReadonlyMap<string, Side>) {
    setTheirs(null);
    fill(changed, mergeEdits(current.current.values, form.getValues(), changed.values, choices));
  }

  async function send(input: Input): Promise<boolean> {
    const { row, etag } = current.current;
    const outcome = await sending.send((how) =>
      options.save({ row, etag, input, values: form.getValues(), sending: how }),
    );
    if (outcome.is === "sent") finish(input);
    if (outcome.is !== "failed") return outcome.is === "sent";
    const { failure } = outcome;
    const changed = conflictIn(failure);
    if (changed) {
      const isSame = findDifferences(current.current.values, form.getValues(), changed.values).length === 0;
      if (!isSame) {
        setTheirs(changed);
        return false;
      }
      // They made it what it is here: nothing to choose.
      resolve(changed, new Map());
      return send(input);
    }
    // The login comes in its place.
    if (isSessionEnd(failure)) return false;
    showToast({ tone: "error", ...options.failed(failure) });
    for (const [field, code] of failure.fieldCodes())
      form.setError(field as Path<Values>, { type: "server", message: code });
    return false;
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

  const { failure } = sending;
  const isSpecial = failure !== null && (isSessionEnd(failure) || failure.problem?.code === "conflict");
  const differences: readonly Difference[] = theirs
    ? findDifferences(baseline.values, values, theirs.values)
    : [];
  return {
    element,
    values,
    filling,
    row: baseline.row,
    isSending: sending.isSending,
    progress: sending.progress,
    failed: failure && !isSpecial ? options.failed(failure) : undefined,
    question: guard.question,
    onClose,
    read,
    session: {
      hasEnded: session === null && isHeld,
      /** What was written stays as a draft. */
      leave() {
        guard.release();
        setHasLeft(true);
      },
    },
    draft: {
      isOffered: isOffering,
      restore() {
        if (!offered) return;
        // On the version it was written on: if the row has changed since, saving finds out and asks.
        const { row, etag } = offered;
        fill(etag === null ? current.current : { row, etag, values: valuesOf(row) }, offered.values);
        setOffered(null);
      },
      discard() {
        dropEditorDraft(draftName);
        setOffered(null);
      },
    },
    conflict: theirs && {
      differences,
      fields: options.fields,
      resolve(choices: ReadonlyMap<string, Side>) {
        resolve(theirs, choices);
        element.current?.requestSubmit();
      },
      cancel: () => setTheirs(null),
    },
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
  | "element"
  | "filling"
  | "isSending"
  | "failed"
  | "question"
  | "session"
  | "draft"
  | "conflict"
  | "onClose"
  | "submit"
>;

/** The values go through the resource's own schema; what it does not know, such as pictures, is left out of the input. */
function readBy<Values extends EditorValues, Input>(
  schema: z.ZodMiniType<Input>,
): Resolver<Values, unknown, Input> {
  return formResolver(schema as z.ZodMiniType<Input, Values>);
}

function codesOf(errors: object): ReadonlyMap<string, string> {
  return new Map(Object.entries(errors).map(([name, error]) => [name, firstMessage(error) ?? "invalid"]));
}

function isSessionEnd({ status }: CallFailure): boolean {
  return status === 401 && storedSession.read() === null;
}
