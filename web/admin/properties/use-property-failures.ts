import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import type { CallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { EmptyResponse } from "./property-calls.ts";

/** What failed, and where that alone would not help, why. */
type FailureText = Readonly<{ title: string; text?: string }>;

/** AP3: section 8's words for each way a property's call can fail. */
export function usePropertyFailures() {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const problem = useProblemMessages();
  const notFound = (id: number) => t("properties.failures.notFound", { id: format.digits(String(id)) });
  const invalid = (failure: CallFailure) => problem.said(failure) ?? t("properties.failures.invalid");
  const why = (title: string, failure: CallFailure) => ({ title, text: problem.reason(failure) });

  return {
    create(failure: CallFailure): FailureText {
      if (failure instanceof EmptyResponse) return { title: t("properties.failures.emptyAnswer") };
      if (failure.status === 400) return { title: invalid(failure) };
      if (failure.status === 500) return { title: t("properties.failures.createServer") };
      return why(t("properties.failures.create"), failure);
    },
    update(id: number, failure: CallFailure): FailureText {
      if (failure.status === 404) return { title: notFound(id) };
      if (failure.status === 405) return { title: t("properties.failures.updateNotAllowed") };
      if (failure.status === 400) return { title: invalid(failure) };
      if (failure.status === 500) return { title: t("properties.failures.updateServer") };
      return why(t("properties.failures.update"), failure);
    },
    delete(id: number, failure: CallFailure): FailureText {
      if (failure.status === 404) return { title: notFound(id) };
      if (failure.status === 403) return { title: t("properties.failures.deleteForbidden") };
      return why(t("properties.failures.delete"), failure);
    },
    /** A server that can't delete at all: the property goes from the display only. */
    unsupportedDelete(failure: CallFailure): FailureText | null {
      const isUnsupported =
        failure.status === 405 || /not supported|method|\b405\b/i.test(failure.said ?? "");
      return isUnsupported
        ? { title: t("properties.deletion.removed"), text: t("properties.failures.deleteUnsupported") }
        : null;
    },
  };
}
