import { useState } from "react";
import { usePictureTranslation } from "#web/i18n/picture-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { moveItem, type PickedFile } from "#web/ui/file-rules.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { PictureUploadsState } from "./pictures/use-picture-uploads.ts";

type Props = Readonly<{
  pictures: readonly PickedFile[];
  uploads: PictureUploadsState;
  isDisabled: boolean;
  onChange: (pictures: readonly PickedFile[]) => void;
}>;

/** LD6: pictures in their order, the first is the cover. Sorted by mouse, touch and keyboard. */
export function PictureList({ pictures, uploads, isDisabled, onChange }: Props) {
  const { t } = usePictureTranslation();
  const format = useFormat();
  const [announcement, setAnnouncement] = useState("");
  const [target, setTarget] = useState<number | null>(null);
  const total = pictures.length;
  const sent = pictures.filter(
    ({ id, kind }) => kind === "stored" || uploads.states.get(id)?.status === "done",
  );

  const move = (from: number, to: number) => {
    const picture = pictures[from];
    if (!picture || from === to || to < 0 || to >= total) return;
    onChange(moveItem(pictures, from, to));
    const place = { number: format.number(to + 1), total: format.number(total) };
    setAnnouncement(t("moved", { name: picture.name, ...place }));
  };

  return (
    <>
      <ol className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {pictures.map((picture, position) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            position={position}
            total={total}
            upload={uploads.states.get(picture.id)}
            isDisabled={isDisabled}
            isTarget={position === target}
            onDrag={setTarget}
            onMove={move}
            onRetry={() => uploads.retry(picture.id)}
            onRemove={() => {
              onChange(pictures.filter(({ id }) => id !== picture.id));
              setAnnouncement(t("removed", { name: picture.name }));
            }}
          />
        ))}
      </ol>
      {uploads.states.size > 0 && (
        <p role="status" className="mt-2 text-ink-soft text-sm">
          {sent.length === total
            ? t("allSent")
            : t("progress", { done: format.number(sent.length), total: format.number(total) })}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
