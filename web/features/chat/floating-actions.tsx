import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { company, phoneLink } from "#domain/company.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useLoaded } from "#web/ui/use-loaded.ts";
import type { ChatState } from "./chat-message.ts";
import { useScrolled } from "./use-scrolled.ts";

const loadChat = () => import("./chat-panel.tsx");

const round =
  "grid size-14 place-items-center rounded-full border shadow-lg transition-colors duration-base [&>svg]:size-6";
const atTop = "border-line-strong bg-surface text-ink hover:bg-sunken";

/**
 * CH4, CW1: call and chat in the corner of every page but staff's. At the top of a page they are quiet; once one has
 * scrolled they show their colours. A bar at the foot of a page, marked data-bottom-bar, pushes them up.
 */
export function FloatingActions() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isScrolled = useScrolled();
  const [chat, setChat] = useState<ChatState>("closed");
  const panel = useLoaded(chat !== "closed", loadChat, () => setChat("closed"));
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useRef(chat);
  useEffect(() => {
    if (chat === "closed" && shown.current !== "closed") opener.current?.focus();
    shown.current = chat;
  }, [chat]);
  if (/^\/admin(\/|$)/.test(pathname)) return null;
  return (
    <>
      {/* The last line of the page can be scrolled clear of the buttons. */}
      <div aria-hidden className="h-20 bg-night min-[90rem]:hidden" />
      <aside
        aria-label={t("chat.quick")}
        className="pointer-events-none fixed right-[max(1rem,env(safe-area-inset-right))] bottom-[calc(var(--floating-clearance,0px)+max(1rem,env(safe-area-inset-bottom)))] z-30 flex flex-col items-end gap-3 *:pointer-events-auto max-lg:in-[:root:has([data-bottom-bar])]:[--floating-clearance:4.75rem]"
      >
        <a
          href={phoneLink}
          aria-label={t("chat.call", { company: company.name[language] })}
          className={`${round} ${isScrolled ? "border-leaf bg-leaf text-on-leaf hover:bg-leaf-hover" : atTop}`}
        >
          <Phone aria-hidden />
        </a>
        {panel && <panel.ChatPanel state={chat} onChange={setChat} />}
        {(chat === "closed" || !panel) && (
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
      </aside>
    </>
  );
}
