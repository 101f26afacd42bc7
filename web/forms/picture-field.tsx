import { useEffect, useEffectEvent, useRef, useState } from "react";
import { randomKey } from "#web/api/random-key.ts";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { type PickedFile, pictureRules } from "#web/ui/file-rules.ts";
import { useFileTexts } from "#web/ui/use-file-texts.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import type { PictureUploadsState } from "./pictures/use-picture-uploads.ts";

type Props = Readonly<{
  label: string;
  help: string;
  message?: string | undefined;
  name: string;
  max: number;
  value: readonly PickedFile[];
  onChange: (pictures: readonly PickedFile[]) => void;
  uploads: PictureUploadsState;
  disabled?: boolean;
}>;

const types = [...pictureRules.types, { type: "image/heic", name: "HEIC" }];
/** Browsers know HEIC by its name only, if at all. */
const accept = "image/*,.heic,.heif";

/** LD6: many pictures, chosen or dropped at once. Without JavaScript it is a plain file input of the same form. */
export function PictureField({ max, value, onChange, uploads, disabled = false, ...field }: Props) {
  const texts = useFileTexts({ ...pictureRules, types, maxFiles: max });
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const list = useLazyModule(value.length > 0, () => import("./picture-list.tsx"));
  const input = useRef<HTMLInputElement>(null);
  const total = value.length;

  const add = (offered: readonly File[]) => {
    const pictures = offered.filter(isPicture);
    const accepted = pictures.slice(0, max - total);
    const rejected = offered.filter((file) => !isPicture(file));
    setRejections([
      ...rejected.map(({ name }) => texts.rejection({ reason: "wrongType", name })),
      ...(accepted.length < pictures.length ? [texts.rejection({ reason: "tooMany", name: "" })] : []),
    ]);
    if (input.current) input.current.value = "";
    if (accepted.length === 0) return;
    const added = accepted.map(
      (file): PickedFile => ({ id: randomKey(), kind: "new", name: file.name, file }),
    );
    onChange([...value, ...added]);
  };

  // Files picked before hydration are only in the input.
  const addEarly = useEffectEvent(() => {
    const early = Array.from(input.current?.files ?? []);
    if (early.length > 0) add(early);
  });
  useEffect(() => addEarly(), []);

  return (
    <Field label={field.label} help={field.help} message={rejections.join(" ") || field.message}>
      {(control) => (
        <>
          <FileDrop
            ref={input}
            isCompact={total > 0}
            name={field.name}
            accept={accept}
            multiple
            disabled={disabled || total >= max}
            onFiles={add}
            {...control}
          />
          {list && total > 0 && (
            <list.PictureList
              pictures={value}
              uploads={uploads}
              isDisabled={disabled}
              onChange={(pictures) => {
                setRejections([]);
                onChange(pictures);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

function isPicture({ type, name }: File): boolean {
  return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}
