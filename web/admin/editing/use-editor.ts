import { useQueryClient } from "@tanstack/react-query";
import type { FieldErrors, Path } from "react-hook-form";
import type * as z from "zod/mini";
import type { TranslatedFields } from "#domain/translations.ts";
import { useSession } from "#web/admin/session/stored-session.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { type SubmissionAttempt, useSubmission } from "#web/api/use-submission.ts";
import { firstErrorCode } from "#web/forms/first-error-code.ts";
import { draftKeyStorage } from "#web/forms/form-draft.ts";
import { submitIfValid } from "#web/forms/submit-if-valid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast, type Toast } from "#web/ui/toast.ts";
import type { ErrorName } from "./editor-resolver.ts";
import type { FieldLabels } from "./field-value-text.tsx";
import type { Baseline, EditorValues } from "./form-values.ts";
import type { TaggedRow } from "./tagged-row.ts";
import { useConflict } from "./use-conflict.ts";
import { useEditorDraft } from "./use-editor-draft.ts";
import { useEditorForm } from "./use-editor-form.ts";
import { useFollowing } from "./use-following.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { isSessionEnd, useSessionEnd } from "./use-session-end.ts";
import { useTexts } from "./use-texts.ts";

type ToastText = Omit<Toast, "tone">;

type SaveRequest<Values, Input, Row> = Baseline<Values, Row> &
  Readonly<{ input: Input; attempt: SubmissionAttempt }>;

export type EditorOptions<Values extends EditorValues, Input, Row> = Readonly<{
  /** The resource's name in query keys. */
  resource: string;
  /** Names the draft, if the resource and the row's id do not. Null for what must not be stored in the browser. */
  draftKey?: string | null;
  /** There is unsaved work beside the form's fields. */
  hasOtherWork?: boolean;
  /** The URL parameters that show the editor, if it is no dialog. */
  shownBy?: readonly string[];
  /** The editor stays open after saving, and follows the versions that are loaded. One of new rows is emptied. */
  staysOpen?: boolean;
  loaded: TaggedRow<Row> | null;
  schema: z.ZodMiniType<Input>;
  /** The form's values for a row, or for a new one. */
  valuesOf: (row: Row | null) => Values;
  readRow: (body: unknown) => Row;
  /** The texts that each language may have. */
  texts?: TranslatedFields | ((values: Values) => TranslatedFields);
  fields: Readonly<Record<string, FieldLabels>> | ((values: Values) => Readonly<Record<string, FieldLabels>>);
  errorName: ErrorName<Values>;
  /** `row` and `etag` are the version that was edited, `values` are the form's. */
  save: (request: SaveRequest<Values, Input, Row>) => Promise<void>;
  /** Checks what the schema can't, and shows what is missing. */
  isComplete?: (values: Values) => boolean;
  /** Gets the error code of each invalid field. */
  onInvalid?: (codes: ReadonlyMap<string, string>) => void;
  saved: (input: Input) => ToastText | null;
  /** The title of the notice about a failure, or the notice. */
  failed: string | ((failure: CallFailure) => ToastText);
  onClose?: () => void;
}>;

/**
 * The editor of a row: saves it once, asks before changes are discarded, merges changes that someone else made
 * meanwhile, and keeps a draft if the session ends or the page reloads.
 */
export function useEditor<Values extends EditorValues, Input, Row extends { id: number }>(
  options: EditorOptions<Values, Input, Row>,
) {
  const { resource, loaded, schema, valuesOf, readRow, isComplete } = options;
  const onClose = () => options.onClose?.();
  const messages = useProblemMessages();
  const client = useQueryClient();
  const session = useSession();
  const { errorName } = options;
  const content = useEditorForm(schema, loaded, valuesOf, errorName);
  const { form, element, isChanged } = content;
  const texts = useTexts(resolve(options.texts ?? {}, content.values), content.named);
  const { draftKey = String(loaded?.row.id ?? "new"), hasOtherWork = false } = options;
  const draftName = draftKey === null ? null : `editor:${session?.user.username}:${resource}:${draftKey}`;
  const submission = useSubmission(draftName === null ? undefined : draftKeyStorage(draftName));
  const { isSending, failure } = submission;
  const draft = useEditorDraft(draftName, content, readRow);
  useFollowing(loaded, content);
  const conflict = useConflict(content, readRow, () => element.current?.requestSubmit());
  const guard = useLeaveGuard({
    isChanged: isChanged || hasOtherWork,
    isSending,
    shownBy: options.shownBy,
    onDiscard: draft.remove,
  });
  const sessionEnd = useSessionEnd(isChanged || isSending || hasOtherWork, guard.releaseAll);

  function finish(input: Input, sent: Values) {
    if (options.staysOpen) {
      const next = loaded
        ? { ...content.latestBaseline.current, values: sent }
        : content.toBaseline({ row: null, etag: null });
      content.rebase(next, loaded ? form.getValues() : next.values);
    } else {
      guard.release();
      draft.remove();
      onClose();
      if (loaded) client.removeQueries({ queryKey: [resource, "one", loaded.row.id] });
    }
    void client.invalidateQueries({ queryKey: [resource] });
    const toast = options.saved(input);
    if (toast) showToast({ tone: "success", ...toast });
  }

  async function save(input: Input): Promise<boolean> {
    const values = { ...form.getValues() };
    const outcome = await submission.send((attempt) =>
      options.save({ ...content.latestBaseline.current, input, values, attempt }),
    );
    if (outcome.is === "sent") finish(input, values);
    if (outcome.is !== "failed") return outcome.is === "sent";
    const theirs = conflict.read(outcome.failure);
    if (theirs) return conflict.mergeOrAsk(theirs) ? save(input) : false;
    if (!isSessionEnd(outcome.failure)) showFailure(outcome.failure);
    return false;
  }

  function showFailure(failure: CallFailure) {
    showToast({ tone: "error", ...failureText(failure) });
    const codes = Array.from(failure.fieldCodes(), ([path, code]) => ({
      name: errorName(path.split("."), code, form.getValues()),
      code,
    }));
    for (const { name, code } of codes)
      form.setError(name as Path<Values>, { type: "server", message: code });
    texts.showInvalid(codes.map(({ name }) => name));
  }

  function failureText(failure: CallFailure): ToastText {
    const { failed } = options;
    return typeof failed === "string" ? { title: failed, text: messages.reason(failure) } : failed(failure);
  }

  /** Calls `onValid` with the input, or marks the invalid fields. Returns whether `onValid` succeeded. */
  const validate = (onValid: (input: Input) => Promise<boolean>) =>
    submitIfValid(
      form.handleSubmit,
      async (input) => (isComplete?.(form.getValues()) ?? true) && onValid(input),
      (errors) => {
        texts.showInvalid(Object.keys(errors));
        options.onInvalid?.(errorCodes(errors));
      },
    );

  const hasOwnDialog = failure !== null && (isSessionEnd(failure) || failure.problem?.code === "conflict");
  return {
    ...content.fields,
    named: content.named,
    texts,
    element,
    values: content.values,
    resetCount: content.resetCount,
    row: content.baseline.row,
    isSending,
    isChanged,
    progress: submission.progress,
    failed: failure && !hasOwnDialog ? failureText(failure) : undefined,
    onClose,
    validate,
    submit: () => validate(save),
    draftOffer: draft.offer,
    leaveDialog: guard.dialog,
    sessionEnd,
    conflict: conflict.dialog && { ...conflict.dialog, labels: resolve(options.fields, content.values) },
  };
}

/** The part of an editor that its frame shows. */
export type EditorState = Omit<
  ReturnType<typeof useEditor>,
  | "text"
  | "texts"
  | "named"
  | "checkbox"
  | "list"
  | "pin"
  | "files"
  | "values"
  | "row"
  | "isChanged"
  | "validate"
  | "progress"
>;

/** What depends on the form's values, if it does. */
function resolve<Values, Result extends object>(
  given: Result | ((values: Values) => Result),
  values: Values,
) {
  return typeof given === "function" ? given(values) : given;
}

function errorCodes(errors: FieldErrors): ReadonlyMap<string, string> {
  return new Map(Object.entries(errors).map(([name, error]) => [name, firstErrorCode(error) ?? "invalid"]));
}
