import { Menu } from "@base-ui/react/menu";
import type { ReactNode } from "react";

type Action = Readonly<{ key: string; label: string; onPress: () => void }>;

type Props = Readonly<{
  /** The button's name, for screen readers. */
  label: string;
  icon: ReactNode;
  title: string;
  actions: readonly Action[];
  className?: string;
}>;

/** A button that opens a menu of actions. Arrow keys and letters choose one, Escape closes it. */
export function ActionMenu({ label, icon, title, actions, className = "" }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        className={`touch inline-grid shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink [&>svg]:size-5 ${className}`}
      >
        {icon}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-60">
          <Menu.Popup className="min-w-44 rounded-md border border-line-strong bg-surface py-1 shadow-lg outline-none">
            <Menu.Group>
              <Menu.GroupLabel className="px-3 py-1 text-ink-soft text-sm">{title}</Menu.GroupLabel>
              {actions.map(({ key, label: text, onPress }) => (
                <Menu.Item
                  key={key}
                  onClick={onPress}
                  className="touch flex cursor-pointer items-center px-3 outline-none data-highlighted:bg-sunken"
                >
                  {text}
                </Menu.Item>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
