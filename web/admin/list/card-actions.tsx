import Eye from "lucide-react/icons/eye";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

type ActionProps = Readonly<{
  /** Names the action and the row, for screen readers. */
  label: string;
  onClick: () => void;
}>;

/** At the bottom of a card, also if its neighbours are taller. */
export function CardActions({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <footer className={`mt-auto flex flex-wrap items-center gap-2 ${className}`}>
      <SelectRow />
      {children}
    </footer>
  );
}

export function ViewAction({ label, onClick, children }: ActionProps & { children: string }) {
  return (
    <Button
      look="secondary"
      size="small"
      icon={<Eye aria-hidden className="size-4" />}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

export function CardAction({
  label,
  icon,
  onClick,
  children,
}: ActionProps & Readonly<{ icon: ReactNode; children: string }>) {
  return (
    <Button look="quiet" size="small" icon={icon} aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

export function DeleteAction({ label, onClick, className = "" }: ActionProps & { className?: string }) {
  return (
    <IconButton label={label} onClick={onClick} className={`hover:text-danger-strong ${className}`}>
      <Trash2 aria-hidden />
    </IconButton>
  );
}
