import { type ChangeEvent, useRef, useState } from "react";
import { type DefaultValues, type Path, type PathValue, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { localDigits, normaliseDigits } from "#domain/numbers.ts";
import { textName } from "#web/admin/translations/text-values.ts";
import { firstErrorCode } from "#web/forms/first-error-code.ts";
import { useFocusInvalid } from "#web/forms/use-focus-invalid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { type ErrorName, editorResolver } from "./editor-resolver.ts";
import {
  type Baseline,
  type EditorValues,
  isSameContent,
  isSameValue,
  type NamesOf,
  type Version,
} from "./form-values.ts";
import type { TaggedRow } from "./tagged-row.ts";

/** The fields of an editor, and the baseline that they were filled from. */
export function useEditorForm<Values extends EditorValues, Input, Row>(
  schema: z.ZodMiniType<Input>,
  loaded: TaggedRow<Row> | null,
  valuesOf: (row: Row | null) => Values,
  errorName: ErrorName<Values>,
) {
  const messages = useProblemMessages();
  const toBaseline = ({ row, etag }: Version<Row>) => ({ row, etag, values: valuesOf(row) });
  const [baseline, setBaseline] = useState(() => toBaseline(loaded ?? { row: null, etag: null }));
  // A ref, because a save can start before a new baseline is rendered.
  const latestBaseline = useRef(baseline);
  const [resetCount, setResetCount] = useState(0);
  const form = useForm<Values, unknown, Input>({
    // The schema drops values that it does not know, such as pictures.
    resolver: editorResolver(schema as z.ZodMiniType<Input, Values>, errorName),
    defaultValues: baseline.values as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const values = form.watch();
  const { errors, submitCount } = form.formState;
  const element = useFocusInvalid(submitCount);
  const language = useLanguage();
  const typedNumbers = useRef(new Map<string, Readonly<{ text: string; value: string }>>());

  const message = (name: string) =>
    messages.field(firstErrorCode(Object.hasOwn(errors, name) && errors[name]));

  function setValue(name: string, value: unknown) {
    const field = name as Path<Values>;
    form.setValue(field, value as PathValue<Values, Path<Values>>);
    form.clearErrors(field);
  }

  /** A stored number has the digits of the language, a typed one those that were typed; the form's value has 0-9. */
  function number(name: string) {
    const value = String((values as EditorValues)[name] ?? "");
    const typed = typedNumbers.current.get(name);
    return {
      name,
      value: typed?.value === value ? typed.text : localDigits(value, language),
      onChange({ target: { value: text } }: ChangeEvent<HTMLInputElement>) {
        const next = normaliseDigits(text);
        typedNumbers.current.set(name, { text, value: next });
        setValue(name, next);
      },
      message: message(name),
    };
  }

  return {
    form,
    element,
    values,
    getValues: () => form.getValues(),
    toBaseline,
    baseline,
    latestBaseline,
    /** The key of the fields, so that those with a state of their own are reset too. */
    resetCount,
    isChanged: !isSameContent(baseline.values, values),
    /** Changes the version that is edited, and the fields that differ, without touching the others. */
    rebase(next: Baseline<Values, Row>, content: Values) {
      latestBaseline.current = next;
      setBaseline(next);
      for (const [name, value] of Object.entries(content))
        if (!isSameValue(form.getValues()[name], value)) setValue(name, value);
    },
    reset(next: Baseline<Values, Row>, content: Values) {
      latestBaseline.current = next;
      setBaseline(next);
      form.reset(content);
      setResetCount((count) => count + 1);
    },
    /** Fields whose names depend on a language. */
    named: {
      values: values as EditorValues,
      getValues: (): EditorValues => form.getValues(),
      /** `related` fields are validated again when this one changes. */
      text: (name: string, related: readonly string[] = []) => ({
        ...form.register(name as Path<Values>, { deps: related as Path<Values>[] }),
        message: message(name),
      }),
      number,
      /** For a `TextPair`: the field of each language. */
      pair: (name: string) => (language: Language) => {
        const field = textName(language, name);
        return { ...form.register(field as Path<Values>), message: message(field) };
      },
      list: (name: string) => ({
        value: (values as EditorValues)[name] as readonly string[],
        message: message(name),
        onChange: (value: readonly string[]) => setValue(name, value),
      }),
      set: setValue,
      focus: (name: string) => form.setFocus(name as Path<Values>),
    },
    fields: {
      text: (name: NamesOf<Values, string>) => ({
        ...form.register(name as unknown as Path<Values>),
        message: message(name),
      }),
      checkbox: (name: NamesOf<Values, boolean>) => ({
        name,
        checked: values[name] === true,
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(name, target.checked),
      }),
      list: (name: NamesOf<Values, readonly string[]>) => ({
        value: values[name] as readonly string[],
        message: message(name),
        onChange: (value: readonly string[]) => setValue(name, value),
      }),
      /** PL3: a pin's coordinates have messages of their own. */
      pin: (name: NamesOf<Values, readonly string[]>) => ({
        value: values[name] as readonly string[],
        messages: { latitude: message("latitude"), longitude: message("longitude") },
        onChange(value: readonly string[]) {
          setValue(name, value);
          form.clearErrors(["latitude", "longitude"] as Path<Values>[]);
        },
      }),
      files: (name: NamesOf<Values, readonly PickedFile[]>) => ({
        name,
        value: values[name] as readonly PickedFile[],
        message: message(name),
        onChange: (value: readonly PickedFile[]) => setValue(name, value),
      }),
    },
  };
}

/** Fields whose names are known only while the form is shown. */
export type NamedFields = ReturnType<typeof useEditorForm<EditorValues, unknown, unknown>>["named"];

/** What the draft and the conflict of an editor need of its form. */
export type EditorContent<Values extends EditorValues, Row> = Pick<
  ReturnType<typeof useEditorForm<Values, unknown, Row>>,
  "values" | "getValues" | "toBaseline" | "baseline" | "latestBaseline" | "isChanged" | "rebase" | "reset"
>;
