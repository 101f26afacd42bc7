/** The server uses these to recognise bots. `seconds` is the time since the first input. */
export type BotSignals = Readonly<{ honeypot: string; seconds: number | undefined }>;
