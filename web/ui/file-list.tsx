import { useState } from "react";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { moveItem, type PickedFile } from "./file-rules.ts";
import { FileTile } from "./file-tile.tsx";

type Props = Readonly<{
  files: readonly PickedFile[];
  sizeText: (bytes: number) => string;
  isDisabled: boolean;
  onChange: (files: readonly PickedFile[]) => void;
  /** Called for a picked picture that the browser cannot decode. */
  onUnreadable: (file: PickedFile) => void;
}>;

/** An ordered list of files; dragging and the arrow buttons change the order. */
export function FileList({ files, sizeText, isDisabled, onChange, onUnreadable }: Props) {
  const { t } = useProblemTranslation();
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  const move = (from: number, to: number) => {
    const file = files[from];
    if (!file || from === to) return;
    onChange(moveItem(files, from, to));
    setAnnouncement(t("files.moved", { name: file.name, number: format.number(to + 1) }));
  };
  return (
    <>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3">
        {files.map((picked, position) => (
          <FileTile
            key={picked.id}
            picked={picked}
            position={position}
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
        {announcement}
      </p>
    </>
  );
}
