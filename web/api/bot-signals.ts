/** What the server tells people and bots apart by. */
export type BotSignals = Readonly<{ honeypot: string; seconds: number | undefined }>;
