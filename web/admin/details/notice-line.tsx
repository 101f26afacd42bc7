import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type Props = Readonly<{
  icon: LucideIcon;
  title: string;
  text?: string;
  action?: ReactNode;
  children?: ReactNode;
}>;

/** DY1: a line of Today about the site itself, with what to do about it. */
export function NoticeLine({ icon: Icon, title, text, action, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 self-start text-ink-soft" />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{title}</p>
        {text && <p className="max-w-text text-ink-soft text-sm">{text}</p>}
      </div>
      {action}
      {children}
    </li>
  );
}
