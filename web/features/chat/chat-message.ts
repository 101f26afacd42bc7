/** CW2. The bot's texts are stored as keys, so that they follow the page's language. */
export type ChatMessage = Readonly<
  { id: number; time: string } & (
    | { isFromBot: true; text: keyof BotTexts }
    | { isFromBot: false; text: string }
  )
>;

/** The company's words, in the page's language. */
export type BotTexts = Readonly<{ greeting: string; reply: string }>;

export type ChatState = "closed" | "open" | "minimised";
