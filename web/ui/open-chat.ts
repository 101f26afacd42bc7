/** Dispatched on `window` by a button outside of the chat. */
export const openChatEvent = "open-chat";

export function openChat(): void {
  dispatchEvent(new Event(openChatEvent));
}
