import { useRef } from "react";
import { useNavigate } from "react-router";
import { type Language, languages, languageTag } from "#domain/language.ts";
import { setupCodeSchema } from "#domain/setup/setup.ts";
import { pageAddress } from "#domain/site/page-address.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SimpleForm } from "#web/admin/simple-form/simple-form.tsx";
import { useSimpleForm } from "#web/admin/simple-form/use-simple-form.ts";
import { languageNames } from "#web/admin/translations/language-names.ts";
import { storeLanguage } from "#web/i18n/stored-language.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { checkSetupCode } from "./setup-calls.ts";
import { changeSetupProgress } from "./setup-progress.ts";
import { StepFrame } from "./step-frame.tsx";

/** The code is part of the address that the server prints, or typed. */
export function LanguageStep({ code }: Readonly<{ code: string }>) {
  const { t } = useAdminTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const chosen = useRef<Language>(language);
  const linked = window.location.hash.slice(1) || code;
  const form = useSimpleForm({
    schema: setupCodeSchema,
    defaultValues: { code: linked },
    async send(input) {
      await checkSetupCode(input.code);
      changeSetupProgress({ code: input.code, step: "company" });
      const address = pageAddress("/setup", chosen.current);
      if (chosen.current === language) await navigate(address, { replace: true });
      else {
        storeLanguage(chosen.current);
        window.location.assign(address);
      }
    },
  });
  return (
    <StepFrame title={t("setup.language.title")} text={t("setup.language.text")}>
      <SimpleForm
        form={form}
        method="post"
        className="grid gap-6"
        actions={
          <div className="grid gap-3 sm:grid-cols-2">
            {languages.map((one) => (
              <Button
                key={one}
                type="submit"
                look={one === language ? "primary" : "secondary"}
                isBusy={form.isSending}
                lang={languageTag(one)}
                onClick={() => {
                  chosen.current = one;
                }}
                className="text-lg"
              >
                {languageNames[one]}
              </Button>
            ))}
          </div>
        }
      >
        <TextField
          label={t("setup.language.code")}
          help={t("setup.language.codeHelp")}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          required
          {...form.field("code")}
        />
      </SimpleForm>
    </StepFrame>
  );
}
