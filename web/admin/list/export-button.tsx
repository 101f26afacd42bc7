import Download from "lucide-react/icons/download";
import { useState } from "react";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { downloadAsAdmin } from "#web/admin/session/call-as-admin.ts";
import { useAccessScope } from "#web/admin/session/use-access-scope.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { useListParameters } from "./use-list-parameters.ts";

type Props = Readonly<{
  path: string;
  /** The URL parameters that filter the list. */
  filters: readonly string[];
}>;

/** LD4: downloads all rows of the filtered list as a spreadsheet. Agents have none (LE8). */
export function ExportButton({ path, filters }: Props) {
  const { t } = useAdminTranslation();
  const showFailure = useFailureToast();
  const language = useLanguage();
  const address = useListParameters();
  const [isBusy, setBusy] = useState(false);
  const canExport = useAccessScope("exports") === "all";

  async function save() {
    setBusy(true);
    const set = filters.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : []));
    try {
      await downloadAsAdmin(`${path}?${new URLSearchParams(set)}`, acceptLanguage(language));
    } catch (error) {
      showFailure(t("list.exportFailed"))(error);
    } finally {
      setBusy(false);
    }
  }

  if (!canExport) return null;
  return (
    <Button look="secondary" isBusy={isBusy} icon={<Download />} onClick={() => void save()}>
      {t("list.export")}
    </Button>
  );
}
