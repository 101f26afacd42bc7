import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { Icon } from "#web/icons/icon.tsx";
import { IconButton } from "./icon-button.tsx";

/** Marks an item of a list that is sorted. Lists inside items have other names. */
export function sortPosition(list: string, position: number) {
  return { "data-sorted-list": list, "data-sort-position": position };
}

type Props = Readonly<{
  label: string;
  help: string;
  list: string;
  position: number;
  total: number;
  isDisabled?: boolean;
  /** The position beneath the dragged item, or null at the end. */
  onDrag: (target: number | null) => void;
  onMove: (from: number, to: number) => void;
}>;

/** Moves an item of a list: dragged by mouse or finger, or with the arrow keys. */
export function SortHandle({
  label,
  help,
  list,
  position,
  total,
  isDisabled = false,
  onDrag,
  onMove,
}: Props) {
  const [isDragged, setDragged] = useState(false);
  const endDrag = () => {
    setDragged(false);
    onDrag(null);
  };
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const target = targetOfKey(event.key, position, total);
    if (target === undefined) return;
    event.preventDefault();
    onMove(position, target);
    // An element that moves in the page loses the focus.
    const handle = event.currentTarget;
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <IconButton
      label={label}
      title={help}
      disabled={isDisabled || total < 2}
      className="cursor-grab touch-none"
      onKeyDown={moveByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && onDrag(positionBeneath(event, list))}
      onPointerUp={(event) => {
        if (isDragged) onMove(position, positionBeneath(event, list) ?? position);
        endDrag();
      }}
      onPointerCancel={endDrag}
    >
      <Icon name="grip-vertical" />
    </IconButton>
  );
}

function positionBeneath({ clientX, clientY }: PointerEvent, list: string): number | null {
  const item = document.elementFromPoint(clientX, clientY)?.closest(`[data-sorted-list="${list}"]`);
  const position = item?.getAttribute("data-sort-position");
  return position ? Number(position) : null;
}

function targetOfKey(key: string, position: number, total: number): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowUp") return position - 1;
  if (key === "ArrowRight" || key === "ArrowDown") return position + 1;
  if (key === "Home") return 0;
  if (key === "End") return total - 1;
  return undefined;
}
