import { type ReactNode, useState } from "react";
import { useListingTranslation } from "#web/i18n/listing-messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";
import { showToast } from "#web/ui/toast.ts";

type CopyText = Readonly<{
  copy: (text: string, done: Readonly<{ title: string; text: string }>) => Promise<void>;
  /** To be rendered: a dialog with the text, if the browser refuses to copy it. */
  fallback: ReactNode;
}>;

export function useCopyText(): CopyText {
  const { t } = useListingTranslation();
  const [refused, setRefused] = useState<string>();
  return {
    async copy(text, done) {
      try {
        // Undefined on pages without https, which the compiler does not know.
        await navigator.clipboard.writeText(text);
        showToast({ tone: "success", ...done });
      } catch {
        setRefused(text);
      }
    },
    fallback: (
      <Dialog
        isOpen={refused !== undefined}
        onOpenChange={() => setRefused(undefined)}
        title={t("copyByHand.title")}
        text={t("copyByHand.text")}
        size="sm"
      >
        <TextareaField
          label={t("copyByHand.label")}
          value={refused ?? ""}
          readOnly
          autoFocus
          translate="no"
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    ),
  };
}
