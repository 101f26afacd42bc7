import { useEffect, useEffectEvent, useRef, useState } from "react";
import { randomKey } from "#web/api/random-key.ts";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
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
    /** From 0 to 1 during the upload. */
    progress?: number | undefined;
    disabled?: boolean;
    className?: string;
  }>;

/** A file input with previews. States the accepted types and sizes, and rejects other files by name. */
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
  const { t } = useProblemTranslation();
  const texts = useFileTexts(rules);
  const input = useRef<HTMLInputElement>(null);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const isUploading = progress !== undefined;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const add = async (offered: readonly File[]) => {
    if (offered.length === 0) return;
    const limits = multiple ? rules : { ...rules, maxFiles: 1 };
    const { accepted, rejected } = await validateFiles(offered, multiple ? value.length : 0, limits);
    setRejections(rejected.map(texts.rejection));
    // The list may have changed while the files were read.
    const current = latest.current;
    if (accepted.length === 0) return onChange([...current]);
    const added = accepted.map(
      (file): PickedFile => ({
        id: randomKey(),
        kind: "new",
        name: file.name,
        file,
      }),
    );
    onChange(multiple ? [...current, ...added] : added);
  };

  const rejectUnreadable = ({ id, name }: PickedFile) => {
    onChange(value.filter((picked) => picked.id !== id));
    setRejections([...rejections, texts.rejection({ reason: "unreadable", name })]);
  };

  // Files picked before hydration are only in the input.
  const addEarly = useEffectEvent(() => void add(Array.from(input.current?.files ?? [])));
  useEffect(() => addEarly(), []);

  // Keeps the input's files equal to the list, so that FormData is correct after a drop, a removal or a move.
  useEffect(() => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const picked of value) if (picked.kind === "new") transfer.items.add(picked.file);
    input.current.files = transfer.files;
  }, [value]);

  return (
    <Field
      label={label}
      help={help ?? texts.rule}
      message={rejections.join(" ") || message}
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
            disabled={disabled || isUploading}
            onFiles={(files) => void add(files)}
            {...(onBlur && { onBlur })}
            {...control}
            required={required && value.length === 0}
          />
          {value.length > 0 && (
            <FileList
              files={value}
              sizeText={texts.size}
              isDisabled={disabled || isUploading}
              onUnreadable={rejectUnreadable}
              onChange={(files) => {
                setRejections([]);
                onChange(files);
              }}
            />
          )}
          {isUploading && <ProgressBar label={t("files.sending")} value={progress} className="mt-3" />}
        </>
      )}
    </Field>
  );
}
