import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useCanSeePapers } from "#web/admin/session/use-can-see-papers.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { OpenPapers } from "./open-papers.tsx";

/** In the form of a property: the way to its papers, which have a form of their own. */
export function PapersGroup({ propertyId }: Readonly<{ propertyId: number }>) {
  const { t } = useAdminTranslation();
  if (!useCanSeePapers()) return null;
  return (
    <FormGroup title={t("papers.title")} help={t("papers.about")}>
      <OpenPapers propertyId={propertyId} />
    </FormGroup>
  );
}
