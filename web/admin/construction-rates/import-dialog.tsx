import { useState } from "react";
import type { RateImportResult } from "#domain/construction-rates/rate-table.ts";
import { useCall } from "#web/admin/calls/use-call.ts";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { importRates } from "./catalogue-calls.ts";

type Props = Readonly<{ isOpen: boolean; onClose: () => void }>;

/** CN1: a file is checked first, and imported as a whole. */
export function ImportDialog({ isOpen, onClose }: Props) {
  const { t } = useEstimateTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t("import.title")}
      text={t("import.text")}
      size="lg"
    >
      {isOpen && <ImportForm onDone={onClose} />}
    </Dialog>
  );
}

function ImportForm({ onDone }: Readonly<{ onDone: () => void }>) {
  const { t } = useEstimateTranslation();
  const [chosen, setChosen] = useState<Readonly<{ name: string; csv: string }> | null>(null);
  const failed = t("import.failed");
  const checking = useCall({ call: (text: string) => importRates(text, true), failed });
  const running = useCall({
    call: (text: string) => importRates(text, false),
    done: () => t("import.done"),
    failed,
    changed: { queryKey: ["construction-rates"] },
    onSuccess: onDone,
  });
  async function readFile(file: File) {
    const csv = await file.text();
    setChosen({ name: file.name, csv });
    checking.mutate(csv);
  }
  const result = checking.data;
  const isReady = result?.problem_count === 0 && result.missing_columns.length === 0;
  return (
    <div className="mt-4 grid gap-4">
      <Field label={t("import.file")} help={chosen?.name}>
        {(control) => (
          <FileDrop
            {...control}
            isCompact
            accept=".csv,text/csv"
            // Otherwise the same file, chosen again after it was mended, is no change.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onFiles={([file]) => file && void readFile(file)}
          />
        )}
      </Field>
      <div aria-live="polite">{result && <Result result={result} />}</div>
      <Button
        className="justify-self-start"
        disabled={!isReady || chosen === null}
        isBusy={checking.isPending || running.isPending}
        onClick={() => chosen && running.mutate(chosen.csv)}
      >
        {t("import.run")}
      </Button>
    </div>
  );
}

function Result({ result }: Readonly<{ result: RateImportResult }>) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  const messages = useProblemMessages();
  if (result.missing_columns.length > 0)
    return (
      <Notice tone="danger">{t("import.missing", { columns: result.missing_columns.join(", ") })}</Notice>
    );
  const { added, changed, unchanged } = result;
  return (
    <div className="grid gap-3">
      <p className="figures">
        {t("import.result", {
          added: format.number(added),
          changed: format.number(changed),
          unchanged: format.number(unchanged),
        })}
      </p>
      {result.problem_count > 0 && (
        <Notice tone="danger" title={t("import.problems", { number: format.number(result.problem_count) })}>
          <ul>
            {result.problems.map(({ line, column, code }) => (
              <li key={`${line} ${column}`}>
                {t("import.problem", {
                  line: format.number(line),
                  column,
                  message: messages.field(code) ?? code,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
