import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "./chat-message.ts";

const replyAfter = 1_000;
const now = () => new Date().toISOString();

/** CW2: what was said, and the fixed reply one second after each message. */
export function useConversation() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: 1, isFromBot: true, text: "greeting", time: now() },
  ]);
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting) clearTimeout(timer);
    };
  }, []);

  /** False for a blank message, which is not sent. */
  function say(typed: string): boolean {
    const text = typed.trim();
    if (text === "") return false;
    setMessages((said) => [...said, { id: said.length + 1, isFromBot: false, text, time: now() }]);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setMessages((said) => [...said, { id: said.length + 1, isFromBot: true, text: "reply", time: now() }]);
    }, replyAfter);
    timers.current.add(timer);
    return true;
  }

  return { messages, say };
}
