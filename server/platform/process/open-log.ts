import { pino } from "pino";

/** Buffered, because a write per request would block the event loop. */
export function openLog(level: string) {
  const file = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 });
  return { logger: pino({ level }, file), close: async () => file.flushSync() };
}
