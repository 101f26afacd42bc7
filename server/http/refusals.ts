import { problemSchema } from "#domain/problems.ts";

/** The problems a route may answer with, for its description, by the kind of route. */
export const listRefusals = { 400: problemSchema, 503: problemSchema } as const;
export const rowRefusals = { ...listRefusals, 404: problemSchema } as const;
export const formRefusals = {
  ...listRefusals,
  413: problemSchema,
  415: problemSchema,
  507: problemSchema,
} as const;
export const changeRefusals = {
  ...rowRefusals,
  ...formRefusals,
  412: problemSchema,
  422: problemSchema,
} as const;
export const creationRefusals = {
  ...formRefusals,
  404: problemSchema,
  422: problemSchema,
} as const;
export const visitorRefusals = { ...creationRefusals, 429: problemSchema } as const;
