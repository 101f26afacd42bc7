import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCompany } from "#web/brand/use-company.ts";
import { useChatTranslation } from "#web/i18n/chat-messages.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import type { BotTexts, ChatState } from "./chat-message.ts";
import { useFormClearance } from "./use-form-clearance.ts";
import { useScrolled } from "./use-scrolled.ts";

const loadChat = () => import("./chat-panel.tsx");

const round =
  "grid size-[min(3.5rem,16vmin)] shrink-0 place-items-center rounded-full border shadow-lg transition-colors duration-base [&>svg]:size-[44%]";
const atTop = "border-line-strong bg-surface text-ink hover:bg-sunken";

/**
 * CH4, CW1: call and chat buttons in the corner of every public page. They get their colours when the page is scrolled.
 * A bar marked data-bottom-bar or a form pushes them up. Over a form as tall as the window they are hidden, and appear
 * again when they get the keyboard focus.
 */
export function FloatingActions(texts: BotTexts) {
  const { t } = useChatTranslation();
  const { name, phoneLink } = useCompany();
  const { pathname } = useLocation();
  const isScrolled = useScrolled();
  const [chat, setChat] = useState<ChatState>("closed");
  const panel = useLazyModule(chat !== "closed", loadChat, () => setChat("closed"));
  const opener = useRef<HTMLButtonElement>(null);
  const previousChat = useRef(chat);
  const corner = useRef<HTMLElement>(null);
  const { offsetPx, hasRoom } = useFormClearance(corner);
  useEffect(() => {
    if (chat === "closed" && previousChat.current !== "closed") opener.current?.focus();
    previousChat.current = chat;
  }, [chat]);
  const isOpen = chat !== "closed" && panel !== undefined;
  if (/^\/admin(\/|$)/.test(pathname)) return null;
  return (
    <>
      {/* Lets visitors scroll the last line of the page clear of the buttons. */}
      <div aria-hidden className="h-20 bg-night min-[90rem]:hidden print:hidden" />
      <aside
        ref={corner}
        aria-label={t("chat.quick")}
        className={`pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(var(--floating-clearance,0px)+max(1rem,env(safe-area-inset-bottom)))] max-lg:in-[:root:has([data-bottom-bar])]:[--floating-clearance:4.75rem] print:hidden ${isOpen ? "z-50" : "z-30"}`}
      >
        <div
          style={isOpen ? undefined : { translate: `0 ${-offsetPx}px` }}
          className={`flex max-h-[calc(100dvh-2rem-var(--floating-clearance,0px))] flex-col items-end gap-3 ${isOpen ? "" : "transition-[opacity,translate] duration-fast"} ${hasRoom || isOpen ? "*:pointer-events-auto" : "opacity-0 focus-within:opacity-100"}`}
        >
          {phoneLink && (
            <a
              href={phoneLink}
              aria-label={t("chat.call", { company: name })}
              className={`${isOpen ? "not-tall:hidden" : ""} ${round} ${isScrolled ? "border-leaf bg-leaf text-on-leaf hover:bg-leaf-hover" : atTop}`}
            >
              <Phone aria-hidden />
            </a>
          )}
          {panel && <panel.ChatPanel texts={texts} state={chat} onChange={setChat} />}
          {!isOpen && (
            <button
              ref={opener}
              type="button"
              aria-label={t("chat.open")}
              aria-haspopup="dialog"
              aria-busy={chat !== "closed"}
              onClick={() => setChat("open")}
              className={`noscript:hidden ${round} ${isScrolled ? "border-indigo bg-indigo text-on-indigo hover:bg-indigo-hover" : atTop}`}
            >
              <MessageCircle aria-hidden />
            </button>
          )}
        </div>
      </aside>
    </>
  );
}
