import type { ReactNode } from "react";
import { LangText } from "#web/ui/lang-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

type Props = Readonly<{
  title: string;
  to: string;
  text?: string;
  /** When it is due or since when it waits. */
  due?: ReactNode;
  /** Beside the action on a phone, so that the text above has the whole width. */
  links?: ReactNode;
  isDone?: boolean;
  /** The one action, at the right, where a thumb reaches it. */
  children: ReactNode;
}>;

/** A line of Today. */
export function TodayLine({ title, to, text, due, links, isDone = false, children }: Props) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-2">
      <div
        className={`min-w-0 wrap-anywhere ${links ? "max-sm:col-span-2" : ""} ${isDone ? "text-ink-soft line-through" : ""}`}
      >
        <TextLink to={to} className="relative -my-1.5 inline-flex touch items-center">
          <LangText>{title}</LangText>
        </TextLink>
        {text && (
          <p className="line-clamp-2 text-ink-soft text-sm">
            <LangText>{text}</LangText>
          </p>
        )}
        {due && <p className="text-sm">{due}</p>}
      </div>
      {links && <div className="min-w-0 sm:col-start-1">{links}</div>}
      <div
        className={`flex items-center gap-1 justify-self-end ${links ? "sm:col-start-2 sm:row-span-2 sm:row-start-1" : ""}`}
      >
        {children}
      </div>
    </li>
  );
}
