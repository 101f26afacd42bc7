import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PersonData, privacyProofSchema } from "#domain/privacy/privacy.ts";
import { ProofFields } from "#web/admin/account/proof-fields.tsx";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast.ts";
import { KeptList } from "./kept-list.tsx";
import { erasePerson } from "./privacy-calls.ts";
import { usePrivacyTranslation } from "./privacy-messages.ts";

type Props = Readonly<{ person: PersonData; isOpen: boolean; onClose: () => void; onErased: () => void }>;

/** IM8: what stays and why, then the password: two steps, because nothing brings the person back. */
export function EraseDialog({ person, isOpen, onClose, onErased }: Props) {
  const { t } = usePrivacyTranslation();
  const [isSure, setSure] = useState(false);
  const close = () => {
    setSure(false);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t("eraseTitle", { name: person.name || t("unnamed") })}
      text={t("eraseText")}
      size="md"
      isAlertDialog
    >
      <div className="mt-4 grid gap-5">
        <KeptList person={person} />
        {isSure ? (
          <EraseForm person={person} onClose={close} onErased={onErased} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setSure(true)}>{t("continue")}</Button>
            <Button look="secondary" onClick={close}>
              {t("cancel")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function EraseForm({ person, onClose, onErased }: Omit<Props, "isOpen">) {
  const { t } = usePrivacyTranslation();
  const client = useQueryClient();
  const form = useSimpleForm({
    schema: privacyProofSchema,
    defaultValues: { password: "" },
    async send(proof) {
      await erasePerson(person.id, proof);
      showToast({ tone: "success", title: t("erased"), text: person.name || t("unnamed") });
      onErased();
      void client.invalidateQueries();
    },
  });
  return (
    <SimpleForm
      form={form}
      look="danger"
      submitLabel={t("confirm")}
      cancel={{ label: t("cancel"), onPress: onClose }}
    >
      <ProofFields label={t("password")} field={form.field} />
    </SimpleForm>
  );
}
