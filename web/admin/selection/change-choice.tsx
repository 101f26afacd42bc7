import { useState } from "react";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

export type NamedChange = Readonly<{ value: string; label: string; change: BulkChange["change"] }>;
type Props = Readonly<{
  changes: readonly NamedChange[];
  isBusy: boolean;
  onApply: (change: BulkChange["change"]) => void;
}>;

/** The choice is applied by a button, because the arrow keys change a select's value at once. */
export function ChangeChoice({ changes, isBusy, onApply }: Props) {
  const { t } = useAdminTranslation();
  const [choice, setChoice] = useState("");
  const chosen = changes.find(({ value }) => value === choice);
  return (
    <div className="flex min-w-0 grow items-end gap-2 sm:grow-0">
      <SelectField
        label={t("list.bulk.change")}
        placeholder={t("list.bulk.choose")}
        options={changes}
        value={choice}
        className="min-w-0 grow sm:w-64"
        onChange={({ target }) => setChoice(target.value)}
      />
      <Button
        look="secondary"
        isBusy={isBusy}
        disabled={!chosen}
        onClick={() => chosen && onApply(chosen.change)}
      >
        {t("list.bulk.apply")}
      </Button>
    </div>
  );
}
