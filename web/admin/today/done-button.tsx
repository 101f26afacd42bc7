import Check from "lucide-react/icons/check";
import Undo2 from "lucide-react/icons/undo-2";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";

type Props = Readonly<{ name: string; isDone: boolean; isPending: boolean; onPress: () => void }>;

/** DY2: one tap does a line, one undoes it. The button keeps its width. */
export function DoneButton({ name, isDone, isPending, onPress }: Props) {
  const { t } = useAdminTranslation();
  const Icon = isDone ? Undo2 : Check;
  return (
    <Button
      look={isDone ? "quiet" : "secondary"}
      size="small"
      icon={<Icon />}
      isBusy={isPending}
      aria-label={t(isDone ? "today.undoNamed" : "today.doneNamed", { name })}
      onClick={onPress}
      className="min-w-24"
    >
      {t(isDone ? "today.undo" : "today.done")}
    </Button>
  );
}
