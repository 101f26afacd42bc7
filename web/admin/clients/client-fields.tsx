import type { UseFormRegisterReturn } from "react-hook-form";
import { languages } from "#domain/language.ts";
import { maxLengths } from "#domain/max-lengths.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** The fields of a new client. */
export const emptyClient = { client_name: "", client_email: "", client_phone: "", language: "np" };
export type ClientValues = Readonly<typeof emptyClient>;

type Name = keyof ClientValues;
type Props = Readonly<{
  labels: Readonly<Record<Name, string>>;
  field: (name: Name) => UseFormRegisterReturn & Readonly<{ message?: string | undefined }>;
}>;

/** CN2, CN4: for whom the company builds, and how they are reached. */
export function ClientFields({ labels, field }: Props) {
  const { t } = useAdminTranslation();
  return (
    <>
      <TextField label={labels.client_name} required maxLength={maxLengths.name} {...field("client_name")} />
      <FormRow>
        <TextField
          label={labels.client_email}
          type="email"
          maxLength={maxLengths.email}
          {...field("client_email")}
        />
        <TextField
          label={labels.client_phone}
          type="tel"
          maxLength={maxLengths.word}
          {...field("client_phone")}
        />
      </FormRow>
      <FormRow>
        <SelectField
          label={labels.language}
          options={languages.map((value) => ({ value, label: t(`editing.texts.names.${value}`) }))}
          {...field("language")}
        />
      </FormRow>
    </>
  );
}
