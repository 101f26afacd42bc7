import type { UseFormRegisterReturn } from "react-hook-form";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { FormRow } from "#web/ui/form-row.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextareaField } from "#web/ui/textarea-field.tsx";

type Control = UseFormRegisterReturn & Readonly<{ message?: string | undefined }>;
type Props = Readonly<{
  label: string;
  maxLength: number;
  /** Whether the text may have several lines. */
  isLong?: boolean;
  control: (language: Language) => Control;
}>;

/** A text in both languages, side by side. */
export function TextPair({ label, maxLength, isLong = false, control }: Props) {
  const { t } = useAdminTranslation();
  const Input = isLong ? TextareaField : TextField;
  return (
    <FormRow>
      {languages.map((language) => (
        <Input
          key={language}
          label={t("editing.texts.field", { label, language: t(`editing.texts.names.${language}`) })}
          lang={languageTag(language)}
          maxLength={maxLength}
          {...control(language)}
        />
      ))}
    </FormRow>
  );
}
