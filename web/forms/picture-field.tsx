import { useEffect, useEffectEvent, useRef, useState } from "react";
import { randomKey } from "#web/api/random-key.ts";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { heicType, type PickedFile, pictureRules, validateFiles } from "#web/ui/file-rules.ts";
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

const types = [...pictureRules.types, { type: heicType, name: "HEIC" }];
/** Browsers know HEIC by its name only, if at all. */
const accept = "image/*,.heic,.heif";

/** LD6: many pictures, chosen or dropped at once. Without JavaScript it is a plain file input of the same form. */
export function PictureField({ max, value, onChange, uploads, disabled = false, ...field }: Props) {
  const rules = { types, maxBytes: Number.POSITIVE_INFINITY, maxFiles: max };
  const texts = useFileTexts(rules);
  const [rejections, setRejections] = useState<readonly string[]>([]);
  const list = useLazyModule(value.length > 0, () => import("./picture-list.tsx"));
  const input = useRef<HTMLInputElement>(null);
  const total = value.length;
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const add = async (offered: readonly File[]) => {
    const { accepted, rejected } = await validateFiles(offered, total, rules);
    setRejections(rejected.map(texts.rejection));
    if (input.current) input.current.value = "";
    if (accepted.length === 0) return;
    const added = accepted.map(
      (file): PickedFile => ({ id: randomKey(), kind: "new", name: file.name, file }),
    );
    // The list may have changed while the files were read.
    onChange([...latest.current, ...added]);
  };

  // Files picked before hydration are only in the input.
  const addEarly = useEffectEvent(() => {
    const early = Array.from(input.current?.files ?? []);
    if (early.length > 0) void add(early);
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
            onFiles={(files) => void add(files)}
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
