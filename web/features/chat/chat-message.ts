/** CW2. What the bot says is named, not written out, so that it changes with the page's language. */
export type ChatMessage = Readonly<
  { id: number; time: string } & (
    | { isFromBot: true; text: "greeting" | "reply" }
    | { isFromBot: false; text: string }
  )
>;

export type ChatState = "closed" | "open" | "minimised";
