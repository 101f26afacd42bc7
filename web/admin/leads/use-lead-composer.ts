import { useRef } from "react";
import { type LeadEventInput, leadEventInputSchema } from "#domain/leads/lead.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { leadPageParameters } from "./lead-address.ts";
import { addEvent } from "./lead-calls.ts";

type Values = Readonly<{ kind: LeadEventInput["kind"]; text: string }>;

/** The editor of the next entry in the timeline of a lead. */
export function useLeadComposer(id: number) {
  const { t } = useAdminTranslation();
  // The same entry may follow later: each has its own idempotency key.
  const sentCount = useRef(0);
  const editor = useEditor<Values, LeadEventInput, { id: number }>({
    resource: "leads",
    draftKey: `${id}:note`,
    shownBy: leadPageParameters,
    staysOpen: true,
    loaded: null,
    schema: leadEventInputSchema,
    valuesOf: () => ({ kind: "note", text: "" }),
    readRow: () => ({ id }),
    fields: {},
    errorName: () => "text",
    async save({ input, attempt }) {
      await addEvent(id, input, attempt.getIdempotencyHeaders({ ...input, sentCount: sentCount.current }));
      sentCount.current += 1;
    },
    saved: () => null,
    failed: t("leads.changeFailed"),
  });
  return {
    ...editor,
    async add(kind: Values["kind"]): Promise<boolean> {
      if (editor.isSending) return false;
      editor.named.set("kind", kind);
      const isAdded = await editor.submit();
      if (!isAdded) editor.named.set("kind", "note");
      return isAdded;
    },
  };
}
