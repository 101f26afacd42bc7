import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useCompany } from "#web/brand/use-company.ts";
import { useChatTranslation } from "#web/i18n/chat-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { openChatEvent } from "#web/ui/open-chat.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";
import type { BotTexts, ChatState } from "./chat-message.ts";
import { useControlClearance } from "./use-control-clearance.ts";
import { useScrolled } from "./use-scrolled.ts";

const loadChat = () => import("./chat-panel.tsx");

const atTop = "border-line-strong bg-surface text-ink hover:bg-sunken";

/** What a bar marked data-bottom-bar has itself. */
const besideOtherBar = "max-lg:in-[:root:has([data-bottom-bar])]:hidden";

/**
 * CH4, CW1: call and chat buttons on every public page. They get their colours when the page is scrolled. On phones and
 * tablets they are in a bar with room of its own; in wider windows they float in the corner, move up over controls, and
 * hide where there is no room, until they get the keyboard focus.
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
  const { offsetPx, hasRoom } = useControlClearance(corner);
  useEffect(() => {
    if (chat === "closed" && previousChat.current !== "closed") opener.current?.focus();
    previousChat.current = chat;
  }, [chat]);
  useEffect(() => {
    const open = () => setChat("open");
    addEventListener(openChatEvent, open);
    return () => removeEventListener(openChatEvent, open);
  }, []);
  const isOpen = chat !== "closed" && panel !== undefined;
  if (/^\/admin(\/|$)/.test(pathname)) return null;
  return (
    <>
      {/* Lets visitors scroll the last line of the page clear of the buttons. */}
      <div aria-hidden className="h-20 bg-night max-lg:hidden min-[90rem]:hidden print:hidden" />
      <aside
        ref={corner}
        aria-label={t("chat.quick")}
        className={`pointer-events-none max-lg:sticky-bar max-lg:bottom-0 lg:fixed lg:right-[max(1rem,env(safe-area-inset-right))] lg:bottom-[max(1rem,env(safe-area-inset-bottom))] print:hidden ${isOpen ? "z-50" : "z-30"}`}
      >
        <div
          style={isOpen ? undefined : { translate: `0 ${-offsetPx}px` }}
          className={`relative lg:flex lg:max-h-[calc(100dvh-2rem)] lg:flex-col lg:items-end lg:gap-3 ${isOpen ? "" : "lg:transition-[opacity,translate] lg:duration-fast"} ${hasRoom || isOpen ? "*:pointer-events-auto" : "opacity-0 focus-within:opacity-100"}`}
        >
          <div className="flex max-h-[calc(100dvh-6rem)] min-h-0 flex-col max-lg:absolute max-lg:right-4 max-lg:bottom-full max-lg:mb-2 max-lg:in-[:root:has([data-bottom-bar])]:mb-20 empty:hidden">
            {panel && <panel.ChatPanel texts={texts} state={chat} onChange={setChat} />}
          </div>
          <div
            className={`flex items-center gap-3 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-gutter max-lg:pt-1.5 max-lg:pb-[max(0.375rem,env(safe-area-inset-bottom))] lg:flex-col ${besideOtherBar}`}
          >
            <p className="mr-auto min-w-0 truncate font-semibold text-sm max-[19rem]:hidden lg:hidden">
              {t("chat.ask")}
            </p>
            {phoneLink && (
              <a
                href={phoneLink}
                aria-label={t("chat.call", { company: name })}
                className={`${isOpen ? "lg:not-tall:hidden" : ""} floating-action ${isScrolled ? "border-leaf bg-leaf text-on-leaf hover:bg-leaf-hover" : atTop}`}
              >
                <Icon name="phone" />
              </a>
            )}
            {!isOpen && (
              <button
                ref={opener}
                type="button"
                aria-label={t("chat.open")}
                aria-haspopup="dialog"
                aria-busy={chat !== "closed"}
                onClick={() => setChat("open")}
                className={`noscript:hidden floating-action ${isScrolled ? "border-indigo bg-indigo text-on-indigo hover:bg-indigo-hover" : atTop}`}
              >
                <Icon name="message-circle" />
              </button>
            )}
          </div>
        </div>
      </aside>
    </>
  );
}
