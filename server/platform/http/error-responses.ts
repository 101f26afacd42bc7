import { problemSchema } from "#domain/problems.ts";

/** The error responses of each kind of route, for the API documentation. */
export const listErrors = { 400: problemSchema, 503: problemSchema } as const;
export const rowErrors = { ...listErrors, 404: problemSchema } as const;
const formErrors = {
  ...listErrors,
  413: problemSchema,
  415: problemSchema,
  507: problemSchema,
} as const;
export const changeErrors = {
  ...rowErrors,
  ...formErrors,
  412: problemSchema,
  422: problemSchema,
} as const;
export const creationErrors = {
  ...formErrors,
  404: problemSchema,
  422: problemSchema,
} as const;
export const actionErrors = { ...rowErrors, 409: problemSchema, 422: problemSchema } as const;
export const visitorErrors = { ...creationErrors, 429: problemSchema } as const;
