import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { BrandMark } from "#web/brand/brand-mark.tsx";
import { useCompany } from "#web/brand/use-company.ts";
import { useChatTranslation } from "#web/i18n/chat-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ChatLog } from "./chat-log.tsx";
import type { BotTexts, ChatState } from "./chat-message.ts";
import { useConversation } from "./use-conversation.ts";

type Props = Readonly<{ texts: BotTexts; state: ChatState; onChange: (state: ChatState) => void }>;

/** CW1. Stays mounted while closed, so that the conversation is kept. */
export function ChatPanel({ texts, state, onChange }: Props) {
  const { t } = useChatTranslation();
  const { name } = useCompany();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { messages, sendMessage } = useConversation();
  const isOpen = state === "open";
  useEffect(() => {
    if (state === "open") input.current?.focus();
    if (state === "minimised") toggle.current?.focus();
  }, [state]);
  if (state === "closed") return null;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (input.current && sendMessage(input.current.value)) input.current.value = "";
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onChange("closed");
  };
  return (
    <div
      role="dialog"
      aria-modal={false}
      aria-labelledby={title}
      onKeyDown={closeOnEscape}
      className={`@container flex w-[min(22rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-lg border border-line-strong bg-surface shadow-lg ${isOpen ? "h-[400px] min-h-0 shrink" : ""}`}
    >
      <div className="night-band on-night-focus flex items-center gap-1 py-1.5 pr-1.5 pl-4">
        <BrandMark isSimple className="mr-2 hidden size-7 shrink-0 @min-[16rem]:block" />
        <div className="min-w-0 grow">
          <h2 id={title} className="truncate font-sans font-semibold text-base text-on-night leading-title">
            {t("chat.title", { company: name })}
          </h2>
          {isOpen && <p className="truncate text-on-night-soft text-xs">{t("chat.status")}</p>}
        </div>
        <IconButton
          ref={toggle}
          label={isOpen ? t("chat.minimise") : t("chat.restore")}
          onClick={() => onChange(isOpen ? "minimised" : "open")}
          look="night"
        >
          {isOpen ? <Icon name="minus" /> : <Icon name="chevron-up" />}
        </IconButton>
        <IconButton label={t("chat.close")} look="night" onClick={() => onChange("closed")}>
          <Icon name="x" />
        </IconButton>
      </div>
      {isOpen && (
        <>
          <ChatLog texts={texts} messages={messages} />
          <form onSubmit={send} className="flex gap-2 border-line border-t p-3">
            <input
              ref={input}
              aria-label={t("chat.input")}
              placeholder={t("chat.placeholder")}
              maxLength={1000}
              autoComplete="off"
              enterKeyHint="send"
              className="control"
            />
            <button
              type="submit"
              aria-label={t("chat.send")}
              className="touch grid shrink-0 place-items-center rounded-md bg-indigo text-on-indigo transition-colors duration-fast hover:bg-indigo-hover"
            >
              <Icon name="send-horizontal" className="size-5" />
            </button>
          </form>
        </>
      )}
    </div>
  );
}
