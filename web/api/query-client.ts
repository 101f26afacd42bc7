import { QueryClient } from "@tanstack/react-query";

const firstDelay = 1_000;
const maxDelayMs = 30_000;

/** LO5, the spec's defaults: a query tries again three times, ever later; a mutation never; unused data goes after 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 3,
        retryDelay: (failures) => Math.min(firstDelay * 2 ** failures, maxDelayMs),
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}
