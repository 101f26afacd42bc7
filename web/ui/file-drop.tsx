import { Upload } from "lucide-react";
import { type ComponentProps, type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = ComponentProps<"input"> & Readonly<{ onFiles: (files: readonly File[]) => void }>;

/** The whole box is the browser's own file input: press it, drop on it, or paste while it has the focus. */
export function FileDrop({ onFiles, multiple, ...rest }: Props) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(Array.from(event.dataTransfer.files));
  };
  return (
    <div
      className={`relative grid place-items-center gap-1 rounded-md border border-dashed px-4 py-6 text-center transition-colors duration-fast focus-within:outline-3 focus-within:outline-focus has-disabled:border-line has-disabled:bg-sunken has-aria-invalid:border-danger has-aria-invalid:bg-danger-soft ${isOver ? "border-indigo bg-indigo-soft" : "border-line-strong bg-surface hover:border-ink"}`}
    >
      <Upload aria-hidden className="size-6 text-ink-soft" />
      <span className="font-semibold text-indigo">
        {isOver ? t("ui.files.dropNow") : multiple ? t("ui.files.chooseMore") : t("ui.files.choose")}
      </span>
      <span className="text-ink-soft text-sm pointer-coarse:hidden">
        {multiple ? t("ui.files.dropMore") : t("ui.files.drop")}
      </span>
      <input
        type="file"
        multiple={multiple}
        onChange={(event) => onFiles(Array.from(event.currentTarget.files ?? []))}
        onPaste={(event) => onFiles(Array.from(event.clipboardData.files))}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        {...rest}
      />
    </div>
  );
}
