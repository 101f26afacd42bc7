import { useState } from "react";
import type { ScanKind } from "#domain/papers/scan.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import type { FileRejection } from "#web/ui/file-rules.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useFileTexts } from "#web/ui/use-file-texts.ts";
import { findRejection, scanRules } from "./scan-rules.ts";

type Props = Readonly<{
  kinds: readonly [ScanKind, ...ScanKind[]];
  maxFiles: number;
  /** How many may be added. */
  room: number;
  onAdd: (files: readonly File[], kind: ScanKind) => void;
  className: string;
}>;

/** Chooses scans and what is on them. Each is stored as soon as it is chosen. */
export function ScanAdder({ kinds, maxFiles, room, onAdd, className }: Props) {
  const { t } = useAdminTranslation();
  const rules = scanRules(maxFiles);
  const texts = useFileTexts(rules);
  const [kind, setKind] = useState<ScanKind>(kinds[0]);
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);

  async function choose(files: readonly File[]) {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, reason: await findRejection(file) })),
    );
    const usable = checked.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    const unusable = checked.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []));
    const surplus = usable.slice(room).map(({ name }) => ({ name, reason: "tooMany" as const }));
    setRejected([...unusable, ...surplus.slice(0, 1)]);
    onAdd(usable.slice(0, room), kind);
  }

  return (
    <div className={`grid items-start gap-5 ${className}`}>
      <SelectField
        label={t("papers.scans.kind")}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? "other")}
        options={kinds.map((value) => ({ value, label: t(`papers.scans.kinds.${value}`) }))}
      />
      <Field
        label={t("papers.scans.choose")}
        help={texts.rule}
        message={rejected.length > 0 ? rejected.map(texts.rejection).join(" ") : undefined}
      >
        {(control) => (
          <FileDrop
            {...control}
            isCompact
            multiple
            accept={`${rules.types.map(({ type }) => type).join(",")},.heic`}
            // The same file can be chosen again after it was rejected.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onFiles={(files) => void choose(files)}
          />
        )}
      </Field>
    </div>
  );
}
