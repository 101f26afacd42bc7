import { useMutation, useQueryClient } from "@tanstack/react-query";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { apiHas } from "#web/api/capabilities.ts";
import { randomKey } from "#web/api/random-key.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.ts";
import { duplicateProperty } from "./property-calls.ts";

type Props = Readonly<{ property: Property; onEdit: (id: number) => void }>;

/** LE6: copies a property as a draft and opens the copy's form. */
export function DuplicateButton({ property, onEdit }: Props) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const client = useQueryClient();
  // The same key for a second press, so that it makes no second copy.
  const [key, setKey] = useState(randomKey);
  const duplicating = useMutation({
    mutationFn: () => duplicateProperty(property.id, key),
    onSuccess({ id }) {
      setKey(randomKey());
      void client.invalidateQueries({ queryKey: ["properties"] });
      showToast({
        tone: "success",
        title: t("properties.duplicate.done"),
        text: t("properties.duplicate.doneText", { name: property.name }),
      });
      onEdit(id);
    },
    onError: showFailure(t("properties.duplicate.failed")),
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
