import { maxScans, propertyScanKinds, type Scan } from "#domain/papers/scan.ts";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { FormGroup } from "#web/ui/form-group.tsx";
import { ScanAdder } from "./scan-adder.tsx";
import { ScanList } from "./scan-list.tsx";
import type { ScanUploads } from "./use-scan-uploads.ts";
import type { ScanActions } from "./use-scans.ts";

type Props = Readonly<{ scans: readonly Scan[]; actions: ScanActions; uploads: ScanUploads }>;

/** The scans of a property. Each is stored as soon as it is chosen, independent of the form's button. */
export function ScansGroup({ scans, actions, uploads }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const room = maxScans - scans.length - uploads.uploads.length;
  return (
    <FormGroup title={t("papers.scans.title")} help={t("papers.scans.help")}>
      <ScanList scans={scans} actions={actions} uploads={uploads} />
      {room <= 0 ? (
        <p className="text-ink-soft text-sm">{t("papers.scans.full", { number: format.number(maxScans) })}</p>
      ) : (
        <ScanAdder
          kinds={propertyScanKinds}
          maxFiles={maxScans}
          room={room}
          onAdd={uploads.add}
          className="sm:grid-cols-[minmax(9rem,12rem)_1fr]"
        />
      )}
    </FormGroup>
  );
}
