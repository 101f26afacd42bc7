import { ShownOnce } from "#web/admin/simple-form/shown-once.tsx";
import { useWebhookTranslation } from "./messages.ts";

type Props = Readonly<{ title: string; secret: string; onDone: () => void }>;

export function SecretOnce({ title, secret, onDone }: Props) {
  const { t } = useWebhookTranslation();
  const texts = {
    title,
    text: t("secretText"),
    label: t("secret"),
    copy: t("copy"),
    copied: t("copied"),
    done: t("done"),
  };
  return <ShownOnce secret={secret} texts={texts} onDone={onDone} />;
}
