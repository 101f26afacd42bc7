import {
  type ServiceRequestInput,
  serviceRequestInputSchema,
} from "#domain/service-requests/service-request.ts";
import { deleteRow, restoreRow } from "#server/platform/deletion/deletion.ts";
import { type Form, readInput, type Upload } from "#server/platform/http/form.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { onlyPicture } from "#server/platform/media/only-picture.ts";
import { createOnce } from "#server/platform/submissions/create-once.ts";
import type { SubmissionContext } from "#server/platform/submissions/submission-context.ts";
import type { ResourceDependencies } from "#server/resources/dependencies.ts";
import { findServiceRequest, insertServiceRequest, type ServiceRequestRow } from "./repository.ts";

export async function createServiceRequest(
  resource: ResourceDependencies,
  form: Form,
  sending: SubmissionContext,
): Promise<ServiceRequestRow> {
  const input = readInput(serviceRequestInputSchema, form.fields);
  return storeServiceRequest(resource, input, onlyPicture(form, "imag"), sending);
}

export async function storeServiceRequest(
  resource: Pick<ResourceDependencies, "database" | "pictures">,
  input: ServiceRequestInput,
  uploads: readonly Upload[],
  sending: SubmissionContext,
): Promise<ServiceRequestRow> {
  return createOnce(resource, sending, {
    uploads,
    area: "private",
    insert: (transaction, [picture]) => insertServiceRequest(transaction, input, picture?.key ?? null),
    find: findServiceRequest,
  });
}

export async function removeServiceRequest(resource: ResourceDependencies, id: number): Promise<void> {
  if (!(await deleteRow(resource, "service_requests", id))) throw new Problem("not_found");
}

export async function restoreServiceRequest(
  resource: ResourceDependencies,
  id: number,
): Promise<ServiceRequestRow> {
  const row = await restoreRow(resource, "service_requests", id, findServiceRequest);
  if (!row) throw new Problem("not_found");
  return row;
}
