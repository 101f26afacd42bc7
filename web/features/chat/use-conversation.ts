import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "./chat-message.ts";

const replyDelayMs = 1_000;
const now = () => new Date().toISOString();

/** CW2: a fixed reply follows one second after each message. */
export function useConversation() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(() => [
    { id: 1, isFromBot: true, text: "greeting", time: now() },
  ]);
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending) clearTimeout(timer);
    };
  }, []);

  /** Returns false for a blank message, which is not sent. */
  function sendMessage(typed: string): boolean {
    const text = typed.trim();
    if (text === "") return false;
    setMessages((previous) => [
      ...previous,
      { id: previous.length + 1, isFromBot: false, text, time: now() },
    ]);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setMessages((previous) => [
        ...previous,
        { id: previous.length + 1, isFromBot: true, text: "reply", time: now() },
      ]);
    }, replyDelayMs);
    timers.current.add(timer);
    return true;
  }

  return { messages, sendMessage };
}
