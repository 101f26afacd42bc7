import type { ReactNode } from "react";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

type Props = Readonly<{
  title: string;
  to: string;
  text?: string;
  /** When it is due or since when it waits. */
  due?: ReactNode;
  isDone?: boolean;
  /** The one action, at the right, where a thumb reaches it. */
  children: ReactNode;
}>;

/** A line of Today. */
export function TodayLine({ title, to, text, due, isDone = false, children }: Props) {
  return (
    <li className="flex items-center gap-2 py-2">
      <div className={`min-w-0 grow wrap-anywhere ${isDone ? "text-ink-soft line-through" : ""}`}>
        <TextLink to={to} className="inline-block py-0.5">
          <LangText>{title}</LangText>
        </TextLink>
        {text && (
          <p className="line-clamp-2 text-ink-soft text-sm">
            <LangText>{text}</LangText>
          </p>
        )}
        {due && <p className="text-sm">{due}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-1">{children}</div>
    </li>
  );
}
