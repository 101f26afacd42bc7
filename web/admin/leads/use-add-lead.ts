import { useRef } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { type NewLead, newLeadSchema } from "#domain/leads/new-lead.ts";
import { readRowId } from "#domain/row-id.ts";
import { useEditor } from "#web/admin/editing/use-editor.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useOwners } from "#web/admin/owners/use-owners.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { leadAddress } from "./lead-address.ts";
import { addLead } from "./lead-calls.ts";

type Values = Readonly<
  Record<
    | "channel"
    | "name"
    | "phone"
    | "email"
    | "text"
    | "property_id"
    | "property_name"
    | "language"
    | "owner_id"
    | "next_step"
    | "next_step_on",
    string
  >
>;

const schema: z.ZodMiniType<NewLead> = z.pipe(
  z.transform(({ property_id, owner_id, ...values }: Values): unknown => ({
    ...values,
    property_id: readRowId(property_id) ?? null,
    owner_id: readRowId(owner_id) ?? null,
  })),
  newLeadSchema as z.ZodMiniType<NewLead, unknown>,
);

/** LE1: the editor of a lead that staff add by hand. */
export function useAddLead(onClose: () => void) {
  const { t } = useAdminTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const canAssign = useAccessScope("owners") === "all";
  const owners = useOwners().map(({ id, name }) => ({ value: String(id), label: name }));
  const addedId = useRef(0);
  const editor = useEditor<Values, NewLead, { id: number }>({
    resource: "leads",
    loaded: null,
    schema,
    valuesOf: () => ({
      channel: "walk_in",
      name: "",
      phone: "",
      email: "",
      text: "",
      property_id: "",
      property_name: "",
      language,
      owner_id: "",
      next_step: "",
      next_step_on: "",
    }),
    readRow: () => ({ id: 0 }),
    fields: {},
    errorName: ([name = ""]) => name,
    async save({ input, attempt }) {
      const { id } = await addLead(input, attempt.getIdempotencyHeaders(input));
      addedId.current = id;
    },
    saved: () => ({
      title: t("leads.add.saved"),
      action: { label: t("leads.openLead"), onPress: () => void navigate(leadAddress(addedId.current)) },
    }),
    failed: t("leads.add.failed"),
    onClose,
  });
  return {
    ...editor,
    canAssign,
    owners,
    setListing(id: string, name: string) {
      editor.named.set("property_id", id);
      editor.named.set("property_name", name);
      // A listing is enough: the text is no longer missing.
      editor.named.set("text", editor.values.text);
    },
  };
}
