import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { localText } from "#domain/settings/local-text.ts";
import { useJobTranslation } from "#web/admin/i18n/job-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { templatesQuery } from "./templates-query.ts";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "options" | "placeholder">;

/** CN4: with which stages a job begins. */
export function TemplateField(props: Props) {
  const { t } = useJobTranslation();
  const language = useLanguage();
  const { data: templates = [] } = useQuery(templatesQuery);
  return (
    <SelectField
      label={t("begin.template")}
      help={t("begin.templateHelp")}
      placeholder={t("begin.noTemplate")}
      options={templates.map(({ id, name }) => ({ value: id, label: localText(name, language) }))}
      {...props}
    />
  );
}
