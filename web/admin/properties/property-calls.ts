import * as z from "zod/mini";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { type Feature, featureSchema } from "#domain/properties/feature.ts";
import type { Property } from "#domain/properties/property.ts";
import { type PropertyChange, propertyChangeSchema } from "#domain/properties/property-change.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { editedRows } from "#web/admin/editing/edited-rows.ts";
import { fetchTagged, ifMatch } from "#web/admin/editing/tagged-row.ts";
import { callAsAdmin, uploadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { CallFailure } from "#web/api/call-failure.ts";
import { pageOf } from "#web/api/response-schema.ts";
import type { SubmissionAttempt } from "#web/api/use-submission.ts";
import { callWithFallbacks } from "#web/compatibility/call-with-fallbacks.ts";
import { loosePropertySchema } from "#web/compatibility/loose-property.ts";

const waiting = z.object({ approval: z.object({ state: z.literal("waiting") }) });

/** The host responded with success but without the property, so it may not be stored. */
export class EmptyResponse extends CallFailure {
  constructor() {
    super("unreadable");
  }
}

const path = "/api/properties/";
export const propertyRows = editedRows("properties", path, loosePropertySchema);

/** With the version, for decisions about what was read. A row of a list has none. */
export type ReadProperty = Property & Readonly<{ etag?: string | null }>;

export async function fetchProperty(id: number, language: Language): Promise<ReadProperty> {
  const { row, etag } = await fetchTagged(`${path}${id}/`, loosePropertySchema, acceptLanguage(language));
  return { ...row, etag };
}

export async function fetchPropertyChanges(id: number): Promise<readonly PropertyChange[]> {
  return callAsAdmin({ method: "GET", path: `${path}${id}/changes/` }, z.array(propertyChangeSchema));
}

export async function fetchFeatures(language: Language): Promise<readonly Feature[]> {
  const headers = acceptLanguage(language);
  return (await callAsAdmin({ method: "GET", path: "/api/features/", headers }, pageOf(featureSchema)))
    .results;
}

/** Returns whether the property waits for an admin. */
export async function createProperty(
  form: FormData,
  { onProgress, getIdempotencyHeaders }: SubmissionAttempt,
): Promise<boolean> {
  const headers = { ...getIdempotencyHeaders(form), ...acceptLanguage(defaultLanguage) };
  const send = (to: string) => () => uploadAsAdmin({ method: "POST", path: to, form, onProgress, headers });
  const response = await callWithFallbacks(send(`${path}create/`), [{ on: [404], call: send(path) }]);
  if (response === undefined || response === null) throw new EmptyResponse();
  return isWaiting(response);
}

/** LE8: whether the property waits for an admin. Other API hosts don't say. */
function isWaiting(response: unknown): boolean {
  return waiting.safeParse(response).success;
}

/** LE6: the copy of a property. A repeated call with the same key makes no second one. */
export async function duplicateProperty(id: number, key: string): Promise<Property> {
  return callAsAdmin(
    { method: "POST", path: `${path}${id}/duplicate/`, headers: { "idempotency-key": key } },
    loosePropertySchema,
  );
}

/** Returns whether the property waits for an admin. */
export async function updateProperty(
  id: number,
  etag: string | null,
  form: FormData,
  { onProgress, getIdempotencyHeaders }: SubmissionAttempt,
): Promise<boolean> {
  const headers = { ...getIdempotencyHeaders(form), ...ifMatch(etag), ...acceptLanguage(defaultLanguage) };
  const send = (method: "PUT" | "PATCH", to: string) => () =>
    uploadAsAdmin({ method, path: to, form, onProgress, headers });
  const response = await callWithFallbacks(send("PUT", `${path}${id}/update/`), [
    { on: [404, 405], call: send("PATCH", `${path}${id}/`) },
    { on: [404, 405], call: send("PUT", `${path}${id}/`) },
  ]);
  return isWaiting(response);
}

export async function deleteProperty(id: number): Promise<void> {
  const call = (method: "DELETE" | "POST", to: string) => () => callAsAdmin({ method, path: to });
  await callWithFallbacks(call("DELETE", `${path}${id}/delete/`), [
    { on: [404], call: call("DELETE", `${path}delete/${id}/`) },
    { on: [405], call: call("POST", `${path}${id}/delete/`) },
  ]);
}

/** LE8: publishes a listing that waits, unless its agent has changed it since it was read. */
export async function approveProperty({ id, etag = null }: ReadProperty): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${path}${id}/approve/`, headers: ifMatch(etag) });
}

export async function sendBackProperty(id: number, reason: string): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${path}${id}/send-back/`, body: { reason } });
}
