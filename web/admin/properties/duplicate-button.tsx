import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { randomKey } from "#web/api/random-key.ts";
import { Button } from "#web/ui/button.tsx";
import { duplicateProperty } from "./property-calls.ts";

type Props = Readonly<{ property: Property; onEdit: (id: number) => void }>;

/** LE6: copies a property as a draft and opens the copy's form. */
export function DuplicateButton({ property, onEdit }: Props) {
  const { t } = useAdminTranslation();
  // The same key for a second press, so that it makes no second copy.
  const [key, setKey] = useState(randomKey);
  const duplicating = useCall({
    call: () => duplicateProperty(property.id, key),
    done: () => ({
      title: t("properties.duplicate.done"),
      text: t("properties.duplicate.doneText", { name: property.name }),
    }),
    failed: t("properties.duplicate.failed"),
    changed: { queryKey: ["properties"] },
    onSuccess(_, { id }) {
      setKey(randomKey());
      onEdit(id);
    },
  });
  if (!apiHas("duplicates")) return null;
  return (
    <Button
      look="secondary"
      icon={<Copy />}
      isBusy={duplicating.isPending}
      onClick={() => duplicating.mutate()}
    >
      {t("properties.duplicate.button")}
    </Button>
  );
}
