import { serviceKeys, services } from "#domain/service-requests/services.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormTranslation } from "#web/i18n/form-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

const timelines = ["2 Weeks", "1 Month", "3 Months"] as const;

/** The API's words for services and times, in the reader's language; what it never said stands as it came. */
export function useServiceLabels() {
  const { t } = useFormTranslation();
  const { t: admin } = useAdminTranslation();
  const format = useFormat();
  const isNepali = useLanguage() === "np";
  return {
    service(words: string): string {
      if (words === "Other") return admin("serviceRequests.otherService");
      const key = isNepali ? serviceKeys.find((one) => services[one].name === words) : undefined;
      return key ? t(`services.names.${key}`) : words;
    },
    timeline(words: string | null): string | null {
      const known = timelines.find((one) => one === words);
      return known ? admin(`serviceRequests.timelines.${known}`) : words;
    },
    /** A phone number or a budget: figures, with whatever else was written. */
    figures: (words: string | null) => words && format.digits(words),
  };
}
