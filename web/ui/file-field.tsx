import { useEffect, useEffectEvent, useRef, useState } from "react";
import { randomKey } from "#web/api/random-key.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FileList } from "./file-list.tsx";
import { type FileRules, type PickedFile, pictureRules, validateFiles } from "./file-rules.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { useFileTexts } from "./use-file-texts.ts";

type Props = FieldProps &
  Readonly<{
    name: string;
    value: readonly PickedFile[];
    onChange: (files: readonly PickedFile[]) => void;
    onBlur?: () => void;
    rules?: FileRules;
    multiple?: boolean;
    /** From 0 to 1 while the files are sent. */
    progress?: number | undefined;
    disabled?: boolean;
    className?: string;
  }>;

/** Files with previews. What can be sent is said before, and what can't is refused at once, by name. */
export function FileField({
  label,
  help,
  message,
  required,
  name,
  value,
  onChange,
  onBlur,
  rules = pictureRules,
  multiple = false,
  progress,
  disabled = false,
  className,
}: Props) {
  const { t } = useTranslation();
  const words = useFileTexts(rules);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const isSending = progress !== undefined;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const add = async (offered: readonly File[]) => {
    if (offered.length === 0) return;
    const limits = multiple ? rules : { ...rules, maxFiles: 1 };
    const { taken, refused } = await validateFiles(offered, multiple ? value.length : 0, limits);
    setRefusals(refused.map(words.refusal));
    // Reading the files takes a moment, in which the list may have changed.
    const now = latest.current;
    if (taken.length === 0) return onChange([...now]);
    const added = taken.map(
      (file): PickedFile => ({
        id: randomKey(),
        kind: "new",
        name: file.name,
        file,
      }),
    );
    onChange(multiple ? [...now, ...added] : added);
  };

  const refuseUnreadable = ({ id, name }: PickedFile) => {
    onChange(value.filter((picked) => picked.id !== id));
    setRefusals([...refusals, words.refusal({ reason: "unreadable", name })]);
  };

  // What was picked before the script was there is in the input alone.
  const takeEarly = useEffectEvent(() => void add(Array.from(input.current?.files ?? [])));
  useEffect(() => takeEarly(), []);

  // From then on the input holds what the list shows: the form's own data is right after a drop, a removal or a move.
  useEffect(() => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const picked of value) if (picked.kind === "new") transfer.items.add(picked.file);
    input.current.files = transfer.files;
  }, [value]);

  return (
    <Field
      label={label}
      help={help ?? words.rule}
      message={refusals.join(" ") || message}
      required={required}
      {...(className && { className })}
    >
      {(control) => (
        <>
          <FileDrop
            ref={input}
            isCompact={value.length > 0}
            name={name}
            accept={rules.types.map(({ type }) => type).join(",")}
            multiple={multiple}
            disabled={disabled || isSending}
            onFiles={(files) => void add(files)}
            {...(onBlur && { onBlur })}
            {...control}
            required={required && value.length === 0}
          />
          {value.length > 0 && (
            <FileList
              files={value}
              sizeText={words.size}
              isDisabled={disabled || isSending}
              onUnreadable={refuseUnreadable}
              onChange={(files) => {
                setRefusals([]);
                onChange(files);
              }}
            />
          )}
          {isSending && <ProgressBar label={t("ui.files.sending")} value={progress} className="mt-3" />}
        </>
      )}
    </Field>
  );
}
