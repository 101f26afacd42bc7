import type { Language } from "#domain/language.ts";
import { testMailResultSchema } from "#domain/mail/mail.ts";
import { type Company, companySchema } from "#domain/settings/company.ts";
import { settingsDocumentSchema } from "#domain/settings/document.ts";
import { type SetupInput, setupStateSchema } from "#domain/setup/setup.ts";
import { loadRow } from "#web/admin/editing/edited-rows.ts";
import { callAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { documentId, documentRows, saveDocument } from "#web/admin/settings/settings-calls.ts";
import { request } from "#web/api/request.ts";

export async function fetchIsSetupOpen(): Promise<boolean> {
  return (await request({ method: "GET", path: "/api/setup/" }, setupStateSchema)).is_open;
}

export async function checkSetupCode(code: string): Promise<void> {
  await request({ method: "POST", path: "/api/setup/check/", body: { code } });
}

export async function completeSetup(input: SetupInput): Promise<void> {
  await request({ method: "POST", path: "/api/setup/", body: input });
}

export async function sendTestMail(
  to: string,
  language: Language,
  headers: Readonly<Record<string, string>>,
) {
  return callAsAdmin(
    {
      method: "POST",
      path: "/api/mail/test/",
      body: { to, language },
      headers,
    },
    testMailResultSchema,
  );
}

export type StoredCompany = Company;

/** Null for a company that was never saved. */
export async function fetchStoredCompany(): Promise<Readonly<{ company: StoredCompany | null }>> {
  const path = "/api/settings/company/";
  const { value, updated_at } = await callAsAdmin({ method: "GET", path }, settingsDocumentSchema);
  return { company: updated_at === null ? null : companySchema.parse(value) };
}

/** Changes a part of the company and keeps the rest as it is stored. */
export async function changeCompany(change: (company: Company) => Partial<Company>): Promise<void> {
  const { row, etag } = await loadRow(documentRows("company"), documentId);
  const company = companySchema.parse(row.value);
  await saveDocument("company", { ...company, ...change(company) }, etag);
}
