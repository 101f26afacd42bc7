import type { ServiceRequest } from "#domain/service-requests/service-request.ts";
import type { SignedMediaUrls } from "#server/platform/media/signed-media-urls.ts";
import type { ServiceRequestRow } from "./repository.ts";

/** What staff are shown of a service request. */
export function presentServiceRequest(row: ServiceRequestRow, addresses: SignedMediaUrls): ServiceRequest {
  return {
    id: row.id,
    service_name: row.service_name,
    phone_no: row.phone_no,
    email: row.email,
    address: row.address,
    service_type: row.service_type,
    Service_urgency: row.service_urgency,
    preffered_date: row.preffered_date,
    description: row.description,
    imag: addresses.urlOf(row.imag),
    pictures: row.pictures.map((picture) => addresses.sign(picture)),
    created_at: row.created_at.toISOString(),
  };
}

/** What the sender gets back: no address, because the picture is for staff from now on. */
export function presentServiceRequestToSender(
  row: ServiceRequestRow,
  addresses: SignedMediaUrls,
): ServiceRequest {
  return { ...presentServiceRequest(row, addresses), imag: null, pictures: row.pictures };
}
