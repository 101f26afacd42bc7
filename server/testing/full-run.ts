import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    isFullRun: boolean;
  }
}

/** `npm run test:all`. `npm test` leaves out what takes long and is of a kind that another test shows. */
export const isFullRun = inject("isFullRun");
