import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { PickedFile } from "#web/ui/file-rules.ts";
import { useFileUrl } from "#web/ui/use-file-url.ts";
import type { FieldValue as Value } from "./form-values.ts";
import { isPictures } from "./merge-edits.ts";

/** How a field is called, and what its options are called. */
export type FieldText = Readonly<{ label: string; option?: (value: string) => string }>;

/** What a field holds, as it is read and not as it is typed. */
export function FieldValue({ value, words }: Readonly<{ value: Value; words: FieldText | undefined }>) {
  const { t } = useAdminTranslation();
  const named = words?.option ?? String;
  if (typeof value === "boolean") return t(value ? "editing.conflict.yes" : "editing.conflict.no");
  if (value.length === 0) return <span className="text-ink-soft">{t("editing.conflict.nothing")}</span>;
  if (typeof value === "string") return <span className="whitespace-pre-line">{named(value)}</span>;
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
  return <span className="whitespace-pre-line">{value.map((item) => named(String(item))).join("\n")}</span>;
}

function Thumbnail({ picture }: Readonly<{ picture: PickedFile }>) {
  const address = useFileUrl(picture);
  return <img src={address} alt={picture.name} className="h-16 w-24 rounded-md bg-sunken object-cover" />;
}
