import { serviceRequestInputSchema } from "#domain/service-requests/service-request.ts";
import { type Form, readInput } from "#server/http/form.ts";
import { Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { keepOnlyPicture } from "#server/media/only-picture.ts";
import { deletePictures, insertPictures } from "#server/media/repository.ts";
import {
  deleteServiceRequest,
  findServiceRequest,
  insertServiceRequest,
  type ServiceRequestRow,
} from "./repository.ts";

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

export async function removeServiceRequest({ database, pictures }: Resource, id: number): Promise<void> {
  const gone = await database.transaction().execute(async (transaction) => {
    const dropped = await deleteServiceRequest(transaction, id);
    if (!dropped) throw new Problem("not_found");
    await deletePictures(transaction, dropped);
    return dropped;
  });
  await pictures.discard(gone);
}
