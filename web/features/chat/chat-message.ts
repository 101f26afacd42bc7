/** CW2. The bot's texts are stored as keys, so that they follow the page's language. */
export type ChatMessage = Readonly<
  { id: number; time: string } & (
    | { isFromBot: true; text: "greeting" | "reply" }
    | { isFromBot: false; text: string }
  )
>;

export type ChatState = "closed" | "open" | "minimised";
