import type { ServiceRequest } from "#domain/service-requests/service-request.ts";
import { pictureAddress } from "#server/media/picture-address.ts";
import type { ServiceRequestRow } from "./repository.ts";

/** What leaves the server of a service request. */
export function presentServiceRequest(row: ServiceRequestRow, publicUrl: string): ServiceRequest {
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
    imag: pictureAddress(row.imag, publicUrl),
    pictures: row.pictures,
    created_at: row.created_at.toISOString(),
  };
}
