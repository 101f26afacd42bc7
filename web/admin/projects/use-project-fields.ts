import { formatDate } from "#domain/calendar/format-date.ts";
import { projectStatuses, projectTypes } from "#domain/projects/kinds.ts";
import type { FieldLabels } from "#web/admin/editing/field-value-text.tsx";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { usePinLabels } from "#web/admin/pins/use-pin-labels.ts";
import { usePlaceFields } from "#web/admin/places/use-place-fields.ts";
import { useTextLabels } from "#web/admin/translations/use-text-labels.ts";
import { useProjectTranslation } from "#web/i18n/project-messages.ts";
import { useLanguage } from "#web/i18n/use-language.ts";

/** The labels of a project's fields and of their options. `pictures` are the names of its pictures by their id. */
export function useProjectFields(
  pictures: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldLabels>> {
  const { t } = useAdminTranslation();
  const inLanguages = useTextLabels();
  const { t: site } = useProjectTranslation();
  const language = useLanguage();
  const date = (iso: string) => formatDate(iso, language) ?? iso;
  const pin = usePinLabels();
  const types = new Map<string, string>(projectTypes.map((type) => [type, t(`projects.types.${type}`)]));
  const statuses = new Map<string, string>(
    projectStatuses.map((status) => [status, site(`projects.status.${status}`)]),
  );
  return {
    ...inLanguages.texts({
      proj_name: t("projects.form.fields.name"),
      location: t("projects.form.fields.location"),
      street: t("places.street"),
      client_name: t("projects.form.fields.client"),
      proj_area: t("projects.form.fields.area"),
      proj_duration: t("projects.form.fields.duration"),
      description: t("projects.form.fields.description"),
      features: t("projects.form.fields.features"),
      challenges: t("projects.form.fields.challenges"),
      outcomes: t("projects.form.fields.outcomes"),
    }),
    ...inLanguages.descriptions(pictures),
    ...usePlaceFields(),
    proj_type: { label: t("projects.form.fields.type"), option: (type) => types.get(type) ?? type },
    proj_status: {
      label: t("projects.form.fields.status"),
      option: (status) => statuses.get(status) ?? status,
    },
    professionals: { label: t("projects.form.fields.professionals") },
    proj_budget: { label: t("projects.form.fields.budget") },
    start_date: { label: t("projects.form.fields.start"), option: date },
    end_date: { label: t("projects.form.fields.end"), option: date },
    completed_date: { label: t("projects.form.fields.completed"), option: date },
    pin,
    images: { label: t("projects.form.groups.images") },
  };
}
