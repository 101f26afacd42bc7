import { useState } from "react";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { moved, type PickedFile } from "./file-rules.ts";
import { FileTile } from "./file-tile.tsx";

type Props = Readonly<{
  files: readonly PickedFile[];
  sizeText: (bytes: number) => string;
  isDisabled: boolean;
  onChange: (files: readonly PickedFile[]) => void;
  /** A picked picture that the browser can't show. */
  onUnreadable: (file: PickedFile) => void;
}>;

/** The files in their order, which can be changed by dragging or with the arrows. */
export function FileList({ files, sizeText, isDisabled, onChange, onUnreadable }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [said, setSaid] = useState("");
  const move = (from: number, to: number) => {
    const file = files[from];
    if (!file || from === to) return;
    onChange(moved(files, from, to));
    setSaid(t("ui.files.moved", { name: file.name, number: format.number(to + 1) }));
  };
  return (
    <>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {files.map((picked, place) => (
          <FileTile
            key={picked.id}
            picked={picked}
            place={place}
            total={files.length}
            size={picked.kind === "new" ? sizeText(picked.file.size) : undefined}
            isDisabled={isDisabled}
            onRemove={() => onChange(files.filter(({ id }) => id !== picked.id))}
            onMove={move}
            onUnreadable={() => onUnreadable(picked)}
          />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}
