import {
  type FoundPerson,
  foundPersonSchema,
  type PersonData,
  personDataSchema,
} from "#domain/privacy/privacy.ts";
import { callAsAdmin, downloadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { resultsOf } from "#web/api/response-schema.ts";

const path = "/api/privacy/people/";

export async function findPeople(search: string): Promise<readonly FoundPerson[]> {
  const url = `${path}?${new URLSearchParams({ search })}`;
  return callAsAdmin({ method: "GET", path: url }, resultsOf(foundPersonSchema));
}

export async function fetchPerson(id: number): Promise<PersonData> {
  return callAsAdmin({ method: "GET", path: `${path}${id}/` }, personDataSchema);
}

export async function downloadPerson(id: number, proof: object): Promise<void> {
  await downloadAsAdmin(`${path}${id}/export/`, {}, proof);
}

export async function erasePerson(id: number, proof: object): Promise<void> {
  await callAsAdmin({ method: "POST", path: `${path}${id}/erase/`, body: proof });
}
