import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { LoginForm } from "#web/admin/login/login-form.tsx";
import { storedSession } from "#web/admin/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type Props = Readonly<{ isOpen: boolean; onLeave: () => void }>;

/** Asks to log in again above an editor whose session has ended (decision 17). */
export function SessionEndedDialog({ isOpen, onLeave }: Props) {
  const { t } = useAdminTranslation();
  const client = useQueryClient();
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Reloads everything that failed meanwhile, except the row in the editor.
    if (wasOpen.current && !isOpen && storedSession.read())
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "edit" });
    wasOpen.current = isOpen;
  }, [isOpen, client]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onLeave}
      title={t("editing.session.title")}
      text={t("editing.session.text")}
      isDismissible={false}
      footer={
        <Button look="secondary" onClick={onLeave}>
          {t("editing.session.leave")}
        </Button>
      }
    >
      <div className="mt-5">
        <LoginForm />
      </div>
    </Dialog>
  );
}
