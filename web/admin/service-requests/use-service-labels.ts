import { serviceKeys, services } from "#domain/service-requests/services.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

const timelines = ["2 Weeks", "1 Month", "3 Months"] as const;

/** Translates the API's services and timelines. A value that it does not define is returned unchanged. */
export function useServiceLabels() {
  const { t } = useServicesTranslation();
  const { t: admin } = useAdminTranslation();
  const format = useFormat();
  const isNepali = useLanguage() === "np";
  return {
    service(name: string): string {
      if (name === "Other") return admin("serviceRequests.otherService");
      const key = isNepali ? serviceKeys.find((one) => services[one].name === name) : undefined;
      return key ? t(`services.names.${key}`) : name;
    },
    timeline(value: string | null): string | null {
      const known = timelines.find((one) => one === value);
      return known ? admin(`serviceRequests.timelines.${known}`) : value;
    },
    /** A phone number or a budget, which may contain text. */
    figures: (text: string | null) => text && format.digits(text),
  };
}
