import { useQuery } from "@tanstack/react-query";
import type { InputEvent } from "react";
import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { fieldCode } from "#domain/problems.ts";
import { lineOrEmpty, optionalEmail, optionalPhone } from "#domain/text-fields.ts";
import { QueryError } from "#web/admin/calls/query-error.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { changeCompany, fetchStoredCompany, type StoredCompany } from "./setup-calls.ts";
import { changeSetupProgress, type SetupProgress } from "./setup-progress.ts";
import { StepActions, StepFrame } from "./step-frame.tsx";

const name = lineOrEmpty(maxLengths.name);
const address = lineOrEmpty(maxLengths.address);
const companyFormSchema = z
  .object({
    name_en: name,
    name_np: name,
    phone: optionalPhone,
    email: optionalEmail,
    address_en: address,
    address_np: address,
  })
  .check(
    z.refine(({ name_en, name_np }) => name_en !== "" || name_np !== "", {
      error: fieldCode("required"),
      path: ["name_en"],
    }),
  );
type CompanyValues = z.output<typeof companyFormSchema>;

/** The part of the company that a form's values describe. */
function toCompany({ name_en, name_np, phone, email, address_en, address_np }: CompanyValues) {
  return { name: { en: name_en, np: name_np }, phone, email, address: { en: address_en, np: address_np } };
}

/** The stored draft; undefined if it lacks a name. */
export function readCompanyDraft(values: SetupProgress["company"]) {
  const { data } = companyFormSchema.safeParse(values);
  return data && toCompany(data);
}

const emptyForm = { name_en: "", name_np: "", phone: "", email: "", address_en: "", address_np: "" };

type Props = Readonly<{ progress: SetupProgress; isOpen: boolean }>;

/** While the site is open, what was entered waits in the browser for the admin. Later it changes the stored company. */
export function CompanyStep({ progress, isOpen }: Props) {
  const { t } = useAdminTranslation();
  const query = useQuery({
    queryKey: ["setup", "company"],
    queryFn: fetchStoredCompany,
    enabled: !isOpen,
    gcTime: 0,
  });
  if (query.isError) return <QueryError title={t("setup.failed")} query={query} />;
  const stored = isOpen ? {} : query.data && toForm(query.data.company);
  return stored && <CompanyForm progress={progress} isOpen={isOpen} stored={stored} />;
}

function toForm(company: StoredCompany | null): Partial<typeof emptyForm> {
  if (!company) return {};
  const { name, phone, email, address } = company;
  return {
    name_en: name.en,
    name_np: name.np,
    phone: phone ?? "",
    email: email ?? "",
    address_en: address.en,
    address_np: address.np,
  };
}

function CompanyForm({ progress, isOpen, stored }: Props & Readonly<{ stored: Partial<typeof emptyForm> }>) {
  const { t } = useAdminTranslation();
  const form = useSimpleForm({
    schema: companyFormSchema,
    defaultValues: { ...emptyForm, ...stored, ...progress.company },
    async send(company) {
      if (!isOpen) await changeCompany(() => toCompany(company));
      changeSetupProgress(
        isOpen ? { step: "admin", company: toTexts(company) } : { step: "mail", company: {} },
      );
    },
  });
  // The event comes before the form knows the value.
  const keep = ({ target }: InputEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement)
      changeSetupProgress({ company: { ...progress.company, [target.name]: target.value } });
  };
  return (
    <StepFrame title={t("setup.company.title")} text={t("setup.company.text")}>
      <SimpleForm
        form={form}
        method="post"
        onInput={keep}
        className="grid gap-5"
        actions={
          <StepActions
            isBusy={form.isSending}
            {...(isOpen && { onBack: () => changeSetupProgress({ step: "language" }) })}
          />
        }
      >
        <FormRow>
          <TextField
            label={t("setup.company.nameEn")}
            help={t("setup.company.nameHelp")}
            autoComplete="organization"
            lang="en"
            required
            {...form.field("name_en")}
          />
          <TextField label={t("setup.company.nameNp")} lang="ne" {...form.field("name_np")} />
        </FormRow>
        <FormRow>
          <TextField
            label={t("setup.company.phone")}
            type="tel"
            autoComplete="tel"
            {...form.field("phone")}
          />
          <TextField
            label={t("setup.company.email")}
            type="email"
            autoComplete="email"
            {...form.field("email")}
          />
        </FormRow>
        <FormRow>
          <TextField
            label={t("setup.company.addressEn")}
            help={t("setup.company.addressHelp")}
            lang="en"
            {...form.field("address_en")}
          />
          <TextField label={t("setup.company.addressNp")} lang="ne" {...form.field("address_np")} />
        </FormRow>
      </SimpleForm>
    </StepFrame>
  );
}

function toTexts(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value ?? "")]));
}
