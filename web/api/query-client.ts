import { onlineManager, QueryClient } from "@tanstack/react-query";

const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** LO5: queries retry three times with growing delays, mutations never; unused data is dropped after five minutes. */
export function createQueryClient(): QueryClient {
  // It believes in a connection until an event says otherwise, which a page that starts without one never hears.
  if (navigator.onLine === false) onlineManager.setOnline(false);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (failures) => Math.min(firstDelayMs * 2 ** failures, maxDelayMs),
        gcTime: 5 * 60_000,
      },
      // A paused change would wait without a word until there is a connection.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
