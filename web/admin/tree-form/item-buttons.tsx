import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type Props = Readonly<{
  name: string;
  position: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}>;

/** Moves an item of a short list by one place, or removes it. */
export function ItemButtons({ name, position, total, onMove, onRemove }: Props) {
  const { t } = useAdminTranslation();
  return (
    <div className="flex">
      <IconButton
        label={t("settings.list.up", { name })}
        disabled={position === 0}
        onClick={() => onMove(position - 1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t("settings.list.down", { name })}
        disabled={position === total - 1}
        onClick={() => onMove(position + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={t("settings.list.remove", { name })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
