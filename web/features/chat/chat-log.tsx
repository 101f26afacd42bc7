import { useEffect, useRef } from "react";
import { formatTime } from "#domain/calendar/format-time.ts";
import { useCompany } from "#web/brand/use-company.ts";
import { useChatTranslation } from "#web/i18n/chat-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { LangText } from "#web/ui/lang-text.tsx";
import type { BotTexts, ChatMessage } from "./chat-message.ts";

type Props = Readonly<{ texts: BotTexts; messages: readonly ChatMessage[] }>;

/** Scrolls to the newest message; screen readers announce it. */
export function ChatLog({ texts, messages }: Props) {
  const { t } = useChatTranslation();
  const language = useLanguage();
  const { name } = useCompany();
  const log = useRef<HTMLDivElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);
  return (
    <div
      ref={log}
      role="log"
      aria-label={t("chat.messages")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-3"
    >
      {messages.map((message) => (
        <div
          key={message.id}
          className={`max-w-[85%] ${message.isFromBot ? "self-start" : "flex flex-col items-end self-end"}`}
        >
          <p
            className={`whitespace-pre-line rounded-lg px-3 py-2 wrap-anywhere ${message.isFromBot ? "rounded-bl-sm bg-sunken text-ink" : "rounded-br-sm bg-indigo-soft text-indigo-strong"}`}
          >
            <span className="sr-only">{message.isFromBot ? name : t("chat.you")}: </span>
            {message.isFromBot ? <LangText>{texts[message.text]}</LangText> : message.text}
          </p>
          <time dateTime={message.time} className="mt-0.5 block text-ink-faint text-xs">
            {formatTime(message.time, language)}
          </time>
        </div>
      ))}
    </div>
  );
}
