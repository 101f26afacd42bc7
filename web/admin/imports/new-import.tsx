import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import { type ImportKind, importKinds } from "#domain/imports/import.ts";
import { acceptLanguage } from "#web/admin/calls/accept-language.ts";
import { useFailureToast } from "#web/admin/calls/use-failure-toast.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { createImport, saveTemplate } from "./import-calls.ts";
import { useImportTranslation } from "./messages.ts";
import { useImportProblem } from "./use-import-problem.ts";
import { useSending } from "./use-sending.ts";

const accepted: Readonly<Record<ImportKind, string>> = {
  listings: ".csv,.tsv,.txt,text/csv",
  wordpress: ".xml,text/xml",
  leads: ".csv,.tsv,.txt,text/csv",
};

/** Sends a file as soon as it is chosen: nothing is imported by that. */
export function NewImport({ onCreated }: Readonly<{ onCreated: (id: number) => void }>) {
  const { t } = useImportTranslation();
  const [kind, setKind] = useState<ImportKind>("listings");
  const problems = useImportProblem(kind);
  const id = useId();
  const sending = useSending(async (file: File, onProgress) => {
    onCreated((await createImport(kind, file, onProgress)).id);
  });
  return (
    <div className="grid max-w-text gap-4">
      <SelectField
        label={t("kind")}
        help={t(`kindHelp.${kind}`)}
        value={kind}
        disabled={sending.progress !== undefined}
        options={importKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ currentTarget }) => {
          sending.forget();
          setKind(importKinds.find((known) => known === currentTarget.value) ?? "listings");
        }}
      />
      {sending.error !== undefined && (
        <Notice tone="danger" title={t("failed")} isAlert>
          <p id={id}>{problems.file(sending.error)}</p>
        </Notice>
      )}
      <FileDrop
        aria-label={t("start")}
        aria-invalid={sending.error !== undefined || undefined}
        aria-describedby={sending.error === undefined ? undefined : id}
        isCompact={false}
        accept={accepted[kind]}
        disabled={sending.progress !== undefined}
        onFiles={([file]) => file && void sending.send(file)}
      />
      {sending.progress !== undefined && <ProgressBar label={t("sending")} value={sending.progress} />}
      {kind !== "wordpress" && <TemplateButton kind={kind} />}
    </div>
  );
}

function TemplateButton({ kind }: Readonly<{ kind: ImportKind }>) {
  const { t } = useImportTranslation();
  const language = useLanguage();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveTemplate(kind, acceptLanguage(language)).catch(showFailure(t("templateFailed")));
    setBusy(false);
  };
  return (
    <Button
      look="secondary"
      className="sm:justify-self-start"
      isBusy={isBusy}
      icon={<Download />}
      onClick={() => void save()}
    >
      {t("template")}
    </Button>
  );
}
