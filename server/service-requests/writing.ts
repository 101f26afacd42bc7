import {
  type ServiceRequestInput,
  serviceRequestInputSchema,
} from "#domain/service-requests/service-request.ts";
import { deleteRow, restoreRow } from "#server/deletion/deletion.ts";
import { type Form, readInput, type Upload } from "#server/http/form.ts";
import { Problem } from "#server/http/problem.ts";
import type { Resource } from "#server/http/resource.ts";
import { onlyPicture } from "#server/media/only-picture.ts";
import { createOnce } from "#server/sending/create-once.ts";
import type { Sending } from "#server/sending/sending.ts";
import { findServiceRequest, insertServiceRequest, type ServiceRequestRow } from "./repository.ts";

export async function createServiceRequest(
  resource: Resource,
  form: Form,
  sending: Sending,
): Promise<ServiceRequestRow> {
  const input = readInput(serviceRequestInputSchema, form.fields);
  return storeServiceRequest(resource, input, onlyPicture(form, "imag"), sending);
}

export async function storeServiceRequest(
  resource: Pick<Resource, "database" | "pictures">,
  input: ServiceRequestInput,
  uploads: readonly Upload[],
  sending: Sending,
): Promise<ServiceRequestRow> {
  return createOnce(resource, sending, {
    uploads,
    area: "private",
    insert: (transaction, [picture]) => insertServiceRequest(transaction, input, picture?.key ?? null),
    find: findServiceRequest,
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
