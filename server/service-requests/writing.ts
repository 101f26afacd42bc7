import { serviceRequestInputSchema } from "#domain/service-requests/service-request.ts";
import { deleteRow, restoreRow } from "#server/deletion/deletion.ts";
import { type Form, readInput } from "#server/http/form.ts";
import { Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { keepOnlyPicture } from "#server/media/only-picture.ts";
import { insertPictures } from "#server/media/repository.ts";
import { findServiceRequest, insertServiceRequest, type ServiceRequestRow } from "./repository.ts";

export async function createServiceRequest(
  { database, pictures }: Resource,
  form: Form,
): Promise<ServiceRequestRow> {
  const input = readInput(serviceRequestInputSchema, form.fields);
  const kept = await keepOnlyPicture(pictures, form, "imag");
  return database.transaction().execute(async (transaction) => {
    if (kept) await insertPictures(transaction, [kept]);
    const id = await insertServiceRequest(transaction, input, kept?.key ?? null);
    return findServiceRequest(transaction, id);
  });
}

export async function removeServiceRequest(resource: Resource, id: number): Promise<void> {
  if (!(await deleteRow(resource, "service_requests", id))) throw new Problem("not_found");
}

export async function bringBackServiceRequest(resource: Resource, id: number): Promise<ServiceRequestRow> {
  const row = await restoreRow(resource, "service_requests", id, findServiceRequest);
  if (!row) throw new Problem("not_found");
  return row;
}
