import { useQueryClient } from "@tanstack/react-query";
import type { Path } from "react-hook-form";
import {
  type commissionUnits,
  type Papers,
  type PapersInput,
  papersInputSchema,
  papersSchema,
} from "#domain/papers/papers.ts";
import type { TaggedRow } from "#web/admin/editing/tagged-row.ts";
import { useConflict } from "#web/admin/editing/use-conflict.ts";
import { useEditorForm } from "#web/admin/editing/use-editor-form.ts";
import { useLeaveGuard } from "#web/admin/editing/use-leave-guard.tsx";
import { isSessionEnd, useSessionEnd } from "#web/admin/editing/use-session-end.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useSubmission } from "#web/api/use-submission.ts";
import { submitIfValid } from "#web/forms/submit-if-valid.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { showToast } from "#web/ui/toast.ts";
import { savePapers } from "./papers-calls.ts";

export type PapersValues = Readonly<Record<keyof PapersInput, string>>;

type Options = Readonly<{
  propertyId: number;
  loaded: TaggedRow<Papers>;
  isUploading: boolean;
  onClose: () => void;
}>;

/** The editor of the facts. Unlike other editors it keeps no draft, because the browser's storage is not encrypted. */
export function usePapersForm({ propertyId, loaded, isUploading, onClose }: Options) {
  const { t } = useAdminTranslation();
  const messages = useProblemMessages();
  const client = useQueryClient();
  const submission = useSubmission();
  const { isSending, failure } = submission;
  const content = useEditorForm<PapersValues, PapersInput, Papers>(
    papersInputSchema,
    loaded,
    valuesOf,
    ([name = ""]) => name,
  );
  const { form, element, isChanged } = content;
  const conflict = useConflict(content, papersSchema.parse, () => element.current?.requestSubmit());
  const guard = useLeaveGuard({ isChanged: isChanged || isUploading, isSending, onDiscard: () => undefined });
  const sessionEnd = useSessionEnd(isChanged || isSending || isUploading, guard.releaseAll);

  function finish() {
    guard.release();
    client.removeQueries({ queryKey: ["papers"] });
    onClose();
    showToast({ tone: "success", title: t("papers.saved"), text: t("papers.savedText") });
  }

  async function save(input: PapersInput): Promise<boolean> {
    const { etag } = content.latestBaseline.current;
    const outcome = await submission.send(() => savePapers(propertyId, etag, input));
    if (outcome.is === "sent") finish();
    if (outcome.is !== "failed") return outcome.is === "sent";
    const theirs = conflict.read(outcome.failure);
    if (theirs) return conflict.mergeOrAsk(theirs) ? save(input) : false;
    for (const [name, code] of outcome.failure.fieldCodes())
      form.setError(name as Path<PapersValues>, { type: "server", message: code });
    return false;
  }

  const hasOwnDialog = failure !== null && (isSessionEnd(failure) || failure.problem?.code === "conflict");
  const labels = (name: keyof PapersInput) => ({ label: t(`papers.fields.${name}`) });
  return {
    text: content.fields.text,
    values: content.values,
    editor: {
      element,
      resetCount: content.resetCount,
      isSending,
      failed:
        failure && !hasOwnDialog
          ? { title: t("papers.saveFailed"), text: messages.reason(failure) }
          : undefined,
      onClose,
      submit: () => submitIfValid(form.handleSubmit, save),
      draftOffer: null,
      leaveDialog: guard.dialog,
      sessionEnd,
      conflict: conflict.dialog && {
        ...conflict.dialog,
        labels: {
          kitta_number: labels("kitta_number"),
          owner_name: labels("owner_name"),
          owner_phone: labels("owner_phone"),
          owner_email: labels("owner_email"),
          commission: labels("commission"),
          commission_unit: {
            ...labels("commission_unit"),
            option: (unit: string) => t(`papers.fields.${unit as (typeof commissionUnits)[number]}`),
          },
          notes: labels("notes"),
        },
      },
    },
  };
}

function valuesOf(row: Papers | null): PapersValues {
  return {
    kitta_number: row?.kitta_number ?? "",
    owner_name: row?.owner_name ?? "",
    owner_phone: row?.owner_phone ?? "",
    owner_email: row?.owner_email ?? "",
    commission: row?.commission?.toString() ?? "",
    commission_unit: row?.commission_unit ?? "percent",
    notes: row?.notes ?? "",
  };
}
