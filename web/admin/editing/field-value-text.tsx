import type { ComponentType } from "react";
import { detectLanguageTag } from "#domain/text-language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { useFileUrl } from "#web/ui/use-file-url.ts";
import type { FieldValue } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

/** A field's label and the labels of its options; `Value` shows one whose label has to be fetched. */
export type FieldLabels = Readonly<{
  label: string;
  option?: (value: string) => string;
  Value?: ComponentType<Readonly<{ value: string }>>;
}>;

type Props = Readonly<{ value: FieldValue; labels: FieldLabels | undefined }>;

/** A field's value as text or thumbnails. */
export function FieldValueText({ value, labels }: Props) {
  const { t } = useAdminTranslation();
  const labelOf = labels?.option ?? String;
  if (typeof value === "boolean") return t(value ? "editing.conflict.yes" : "editing.conflict.no");
  if (value.length === 0) return <span className="text-ink-soft">{t("editing.conflict.nothing")}</span>;
  if (typeof value === "string") {
    if (labels?.Value) return <labels.Value value={value} />;
    const text = labelOf(value);
    return (
      <span lang={detectLanguageTag(text)} className="whitespace-pre-line">
        {text}
      </span>
    );
  }
  if (isPictures(value))
    return (
      <ul className="flex flex-wrap gap-2">
        {value.map((picture) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} />
          </li>
        ))}
      </ul>
    );
  return <span className="whitespace-pre-line">{value.map((item) => labelOf(String(item))).join("\n")}</span>;
}

function Thumbnail({ picture }: Readonly<{ picture: PickedFile }>) {
  const address = useFileUrl(picture);
  return <img src={address} alt={picture.name} className="h-16 w-24 rounded-md bg-sunken object-cover" />;
}
