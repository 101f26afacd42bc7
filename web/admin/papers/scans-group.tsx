import { useState } from "react";
import {
  detectScanType,
  maxScanBytes,
  maxScans,
  type Scan,
  type ScanKind,
  scanKinds,
} from "#domain/papers/scan.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import type { FileRejection, FileRules } from "#web/ui/file-rules.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { useFileTexts } from "#web/ui/use-file-texts.ts";
import { ScanRow } from "./scan-row.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { useScanUploads } from "./use-scan-uploads.ts";
import type { useScans } from "./use-scans.ts";

type Props = Readonly<{
  scans: readonly Scan[];
  actions: ReturnType<typeof useScans>;
  uploads: ReturnType<typeof useScanUploads>;
}>;

const rules: FileRules = {
  types: [
    { type: "application/pdf", name: "PDF" },
    { type: "image/jpeg", name: "JPG" },
    { type: "image/png", name: "PNG" },
    { type: "image/webp", name: "WebP" },
    { type: "image/heic", name: "HEIC" },
  ],
  maxBytes: maxScanBytes,
  maxFiles: maxScans,
};

/** The scans of a property. Each is stored as soon as it is chosen, independent of the form's button. */
export function ScansGroup({ scans, actions, uploads: { uploads, add, retry, remove } }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const texts = useFileTexts(rules);
  const [kind, setKind] = useState<ScanKind>("lalpurja");
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const room = maxScans - scans.length - uploads.length;

  async function choose(files: readonly File[]) {
    const checked = await Promise.all(
      files.map(async (file) => ({ file, reason: await findRejection(file) })),
    );
    const usable = checked.filter(({ reason }) => reason === undefined).map(({ file }) => file);
    const unusable = checked.flatMap(({ file, reason }) => (reason ? [{ name: file.name, reason }] : []));
    const surplus = usable.slice(room).map(({ name }) => ({ name, reason: "tooMany" as const }));
    setRejected([...unusable, ...surplus.slice(0, 1)]);
    if (room > 0) add(usable.slice(0, room), kind);
  }

  return (
    <FormGroup title={t("papers.scans.title")} help={t("papers.scans.help")}>
      {scans.length + uploads.length === 0 ? (
        <p className="text-ink-soft">{t("papers.scans.none")}</p>
      ) : (
        <ul className="grid divide-y divide-line rounded-md border border-line">
          {scans.map((scan) => (
            <ScanRow key={scan.id} scan={scan} size={texts.size(scan.bytes)} actions={actions} />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={retry} onRemove={remove} />
          ))}
        </ul>
      )}
      {room <= 0 ? (
        <p className="text-ink-soft text-sm">{t("papers.scans.full", { number: format.number(maxScans) })}</p>
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(9rem,12rem)_1fr]">
          <SelectField
            label={t("papers.scans.kind")}
            value={kind}
            onChange={({ target }) => setKind(scanKinds.find((known) => known === target.value) ?? "other")}
            options={scanKinds.map((value) => ({ value, label: t(`papers.scans.kinds.${value}`) }))}
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
      )}
    </FormGroup>
  );
}

/** By content, because browsers know no type for HEIC. */
async function findRejection(file: File): Promise<FileRejection["reason"] | undefined> {
  if (file.size === 0) return "empty";
  if (file.size > maxScanBytes) return "tooLarge";
  const start = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return detectScanType(new Uint8Array(start)) ? undefined : "wrongType";
}
