import { useMutation, useQueryClient } from "@tanstack/react-query";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { propertyStatuses } from "#domain/properties/kinds.ts";
import type { RowKind } from "#domain/rows/row-kinds.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/list/use-owners.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { changeRows, undoChange } from "./bulk-calls.ts";
import type { Selection } from "./use-selection.ts";

/** Longer than for one row: there is more to look at. */
const undoDurationMs = 20_000;

type Props = Readonly<{ kind: RowKind; selection: Selection }>;

/** LE6: sets the status of the selected rows, features them, or deletes them, with one Undo for all. */
export function BulkActions({ kind, selection }: Props) {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const refresh = () =>
    Promise.all([kind, "trash", "history"].map((name) => client.invalidateQueries({ queryKey: [name] })));
  const fail = (title: string) => (error: unknown) =>
    showToast({ tone: "error", title, text: messages.reason(toCallFailure(error)) });

  const undoing = useMutation({
    mutationFn: undoChange,
    async onSuccess({ changed, skipped }) {
      await refresh();
      showToast({
        tone: skipped > 0 ? "neutral" : "success",
        title: t("list.bulk.undone", { number: format.number(changed) }),
        ...(skipped > 0 && { text: t("list.bulk.skipped", { number: format.number(skipped) }) }),
      });
    },
    onError: fail(t("list.bulk.undoFailed")),
  });
  const changing = useMutation({
    mutationFn: (change: BulkChange["change"]) =>
      changeRows({ kind, ids: Array.from(selection.keys, Number), change }),
    async onSuccess({ changed, undo }, change) {
      selection.clear();
      document.querySelector<HTMLElement>("[data-list-heading]")?.focus();
      await refresh();
      const number = format.number(changed);
      showToast({
        tone: "success",
        title: t("is_deleted" in change ? "list.bulk.deleted" : "list.bulk.changed", { number }),
        durationMs: undoDurationMs,
        ...(undo !== null && {
          action: { label: t("list.deletion.undo"), onPress: () => undoing.mutate(undo) },
        }),
      });
    },
    onError: fail(t("list.bulk.failed")),
    onSettled: () => setAsking(false),
  });

  return (
    <>
      {kind === "properties" && (
        <PropertyChange isBusy={changing.isPending} onApply={(change) => changing.mutate(change)} />
      )}
      <Button
        look="danger"
        icon={<Trash2 aria-hidden className="size-4" />}
        className="ml-auto"
        onClick={() => setAsking(true)}
      >
        {t("list.delete")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("list.bulk.question", { number: format.number(selection.keys.size) })}
        text={t("list.bulk.questionText")}
        confirmLabel={t("list.delete")}
        isDangerous
        isBusy={changing.isPending}
        onConfirm={() => changing.mutate({ is_deleted: true })}
      />
    </>
  );
}

type ChangeProps = Readonly<{ isBusy: boolean; onApply: (change: BulkChange["change"]) => void }>;

/** The choice is applied by a button, because the arrow keys change a select's value at once. */
function PropertyChange({ isBusy, onApply }: ChangeProps) {
  const { t } = useAdminTranslation();
  const { t: site } = useTranslation();
  const [choice, setChoice] = useState("");
  const owners = useOwners();
  const changes: readonly Readonly<{ value: string; label: string; change: BulkChange["change"] }>[] = [
    ...propertyStatuses.map((status) => ({
      value: status,
      label: t("list.bulk.status", { status: site(`properties.status.${status}`) }),
      change: { status },
    })),
    { value: "featured", label: t("list.bulk.featured"), change: { is_featured: true } },
    { value: "plain", label: t("list.bulk.notFeatured"), change: { is_featured: false } },
    ...owners.map(({ id, username: name }) => ({
      value: `owner-${id}`,
      label: t("list.bulk.owner", { name }),
      change: { owner_id: id },
    })),
    ...(owners.length > 0
      ? [{ value: "owner-none", label: t("list.bulk.noOwner"), change: { owner_id: null } }]
      : []),
  ];
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
