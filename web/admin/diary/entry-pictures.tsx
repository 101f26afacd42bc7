import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useState } from "react";
import { maxEntryPictures } from "#domain/diary/entry.ts";
import { type Side, sides } from "#domain/jobs/choices.ts";
import { useDiaryTranslation } from "#web/admin/i18n/diary-messages.ts";
import { randomKey } from "#web/api/random-key.ts";
import { shrinkPicture } from "#web/forms/pictures/shrink-picture.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { readExif } from "./read-exif.ts";
import type { WaitingPicture } from "./waiting-entry.ts";

type Props = Readonly<{
  pictures: readonly WaitingPicture[];
  onChange: (change: (before: readonly WaitingPicture[]) => readonly WaitingPicture[]) => void;
  /** While photos are made smaller, the entry can't be saved. */
  onPreparing: (isPreparing: boolean) => void;
}>;

/** CN5: photos of an entry, made smaller on the phone; what the camera knows is read before. */
export function EntryPictures({ pictures, onChange, onPreparing }: Props) {
  const { t } = useDiaryTranslation();
  const format = useFormat();
  const [isPreparing, setPreparing] = useState(false);
  const [hasTooMany, setTooMany] = useState(false);
  const max = format.number(maxEntryPictures);
  const add = async (files: readonly File[]) => {
    const room = maxEntryPictures - pictures.length;
    setTooMany(files.length > room);
    setPreparing(true);
    onPreparing(true);
    // One after the other: decoding several photos at once would need too much memory on a small phone.
    for (const file of files.slice(0, room)) {
      const facts = await readExif(file);
      const added = { ...facts, key: randomKey(), side: null, file: await shrinkPicture(file) };
      onChange((before) => [...before, added]);
    }
    setPreparing(false);
    onPreparing(false);
  };
  const change = (index: number, side: Side | null) =>
    onChange((before) => before.map((picture, at) => (at === index ? { ...picture, side } : picture)));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t("form.pictures")}</legend>
      <FileDrop
        multiple
        accept="image/*"
        aria-label={t("form.pictures")}
        isCompact={pictures.length > 0}
        disabled={isPreparing || pictures.length >= maxEntryPictures}
        onFiles={(files) => void add(files)}
      />
      <p className="text-ink-soft text-sm">{t("form.picturesHelp", { max })}</p>
      {isPreparing && (
        <p role="status" className="text-sm">
          {t("form.preparing")}
        </p>
      )}
      {hasTooMany && (
        <Notice tone="warning" isAlert>
          {t("form.tooMany", { max })}
        </Notice>
      )}
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              number={format.number(index + 1)}
              onSide={(side) => change(index, side)}
              onRemove={() => onChange((before) => before.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type ItemProps = Readonly<{
  picture: WaitingPicture;
  number: string;
  onSide: (side: Side | null) => void;
  onRemove: () => void;
}>;

function PictureItem({ picture, number, onSide, onRemove }: ItemProps) {
  const { t } = useDiaryTranslation();
  return (
    <li className="overflow-hidden rounded-md border border-line bg-surface">
      <BlobPicture file={picture.file} alt={t("form.preview", { number })} />
      <div className="flex items-center gap-1 p-1">
        <select
          aria-label={t("form.side", { number })}
          value={picture.side ?? ""}
          onChange={(event) => onSide(sides.find((side) => side === event.target.value) ?? null)}
          className="control select min-w-0 grow"
        >
          <option value="">{t("form.noSide")}</option>
          {sides.map((side) => (
            <option key={side} value={side}>
              {t(`sides.${side}`)}
            </option>
          ))}
        </select>
        <IconButton label={t("form.remove", { number })} onClick={onRemove}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </div>
    </li>
  );
}

export function BlobPicture({ file, alt }: Readonly<{ file: Blob; alt: string }>) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <div className="aspect-4/3 bg-sunken">
      {url && <img src={url} alt={alt} className="size-full object-cover" />}
    </div>
  );
}
