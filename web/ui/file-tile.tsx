import { type DragEvent, useState } from "react";
import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Icon } from "#web/icons/icon.tsx";
import type { PickedFile } from "./file-rules.ts";
import { IconButton } from "./icon-button.tsx";
import { useFileUrl } from "./use-file-url.ts";

type Props = Readonly<{
  picked: PickedFile;
  position: number;
  total: number;
  size: string | undefined;
  isDisabled: boolean;
  onRemove: () => void;
  onMove: (from: number, to: number) => void;
  onUnreadable: () => void;
}>;

/** A file's preview, with buttons to remove and move it. A dragged tile carries its position. */
export function FileTile({
  picked,
  position,
  total,
  size,
  isDisabled,
  onRemove,
  onMove,
  onUnreadable,
}: Props) {
  const { t } = useProblemTranslation();
  const format = useFormat();
  const url = useFileUrl(picked);
  const [isOver, setOver] = useState(false);
  const isPicture = picked.kind === "stored" || picked.file.type.startsWith("image/");
  const canMove = total > 1 && !isDisabled;
  const drop = (event: DragEvent) => {
    setOver(false);
    const from = event.dataTransfer.getData(tileType);
    if (from === "") return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Number(from), position);
  };
  return (
    <li
      draggable={canMove}
      onDragStart={(event) => event.dataTransfer.setData(tileType, String(position))}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(tileType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`overflow-hidden rounded-md border bg-surface ${isOver ? "border-indigo" : "border-line"} ${canMove ? "cursor-grab" : ""}`}
    >
      <div className="relative grid aspect-4/3 place-items-center bg-sunken text-ink-soft">
        {isPicture && url ? (
          <img
            src={url}
            alt=""
            draggable={false}
            className="size-full object-cover"
            onError={picked.kind === "new" ? onUnreadable : undefined}
          />
        ) : (
          <Icon name="file-text" className="size-8" />
        )}
        {total > 1 && (
          <span className="figures absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-night font-semibold text-on-night text-xs">
            {format.number(position + 1)}
          </span>
        )}
      </div>
      <p className="px-3 pt-2 text-sm">
        <span className="block truncate">{picked.name}</span>
        {size && <span className="text-ink-soft text-xs">{size}</span>}
      </p>
      <div className="flex justify-end">
        {total > 1 && (
          <>
            <IconButton
              label={t("files.earlier", { name: picked.name })}
              disabled={isDisabled || position === 0}
              onClick={() => onMove(position, position - 1)}
            >
              <Icon name="arrow-left" />
            </IconButton>
            <IconButton
              label={t("files.later", { name: picked.name })}
              disabled={isDisabled || position === total - 1}
              onClick={() => onMove(position, position + 1)}
            >
              <Icon name="arrow-right" />
            </IconButton>
          </>
        )}
        <IconButton label={t("files.remove", { name: picked.name })} disabled={isDisabled} onClick={onRemove}>
          <Icon name="x" />
        </IconButton>
      </div>
    </li>
  );
}

/** A custom type, so that a picture dragged in from elsewhere is not taken for a tile. */
const tileType = "application/x-file-tile";
