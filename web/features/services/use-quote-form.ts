import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { deferSubmission } from "#web/forms/deferred-submission.ts";
import type { FormInstance } from "#web/forms/form-card.tsx";
import { usePublicForm } from "#web/forms/use-public-form.ts";
import { useServicesTranslation } from "#web/i18n/services-messages.ts";
import type { ChosenService } from "./chosen-service.ts";

/** Maps the API's field names to the form's. */
const fieldNames = {
  phone_no: "phone",
  email: "email",
  address: "address",
  service_type: "service",
  Service_urgency: "urgency",
  preffered_date: "preferredDate",
  description: "description",
} as const;

const submission = deferSubmission(() => import("./quote-submission.ts"));

export function useQuoteForm(chosen: ChosenService, sheet: FormInstance) {
  const { t } = useServicesTranslation();
  const form = useForm({ resolver: submission.resolver, shouldFocusError: false });
  const { setValue, clearErrors } = form;
  const previousChoice = useRef(chosen);
  useEffect(() => {
    if (chosen.service && chosen !== previousChoice.current) {
      setValue("service", chosen.service);
      clearErrors("service");
    }
    previousChoice.current = chosen;
  }, [chosen, setValue, clearErrors]);

  const values = { ...sheet.values, service: sheet.values.service || (chosen.service ?? "") };
  return usePublicForm({
    form,
    sheet: { ...sheet, values },
    fieldNames,
    pictureField: "imag",
    submission,
    failed: { title: t("services.failed.title"), text: t("services.failed.text") },
  });
}
