import { type ComponentProps, type DragEvent, useState } from "react";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { Icon } from "#web/icons/icon.tsx";

type Props = ComponentProps<"input"> &
  Readonly<{
    /** One line high, used when files are listed below. */
    isCompact: boolean;
    onFiles: (files: readonly File[]) => void;
  }>;

/** A native file input covers the whole box: it accepts presses, drops, and pastes while it has the focus. */
export function FileDrop({ onFiles, isCompact, multiple, disabled, ...rest }: Props) {
  const { t } = useProblemTranslation();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  const look = isOver ? "border-indigo bg-indigo-soft" : "border-line-strong bg-surface hover:border-ink";
  return (
    <div
      className={`relative flex min-h-touch flex-wrap items-center justify-center gap-x-2 rounded-md border border-dashed px-4 text-center transition-colors duration-fast focus-within:outline-3 focus-within:outline-focus has-disabled:border-line has-aria-invalid:border-danger has-disabled:bg-sunken has-aria-invalid:border-solid has-aria-invalid:ring-1 has-aria-invalid:ring-danger ${isCompact ? "py-2" : "flex-col gap-y-1 py-6"} ${look}`}
    >
      <Icon name="upload" className={`text-ink-soft ${isCompact ? "size-5" : "size-6"}`} />
      <span className={`font-semibold ${disabled ? "text-ink-soft" : "text-indigo"}`}>
        {isOver ? t("files.dropNow") : multiple ? t("files.chooseMore") : t("files.choose")}
      </span>
      <span className="pointer-coarse:hidden text-ink-soft text-sm">
        {multiple ? t("files.dropMore") : t("files.drop")}
      </span>
      <input
        type="file"
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => onFiles(Array.from(event.currentTarget.files ?? []))}
        onPaste={(event) => onFiles(Array.from(event.clipboardData.files))}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:size-auto noscript:opacity-100 disabled:cursor-not-allowed"
        {...rest}
      />
    </div>
  );
}
