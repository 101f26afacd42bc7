import { columnsOf } from "#domain/imports/column-names.ts";
import { fileProblemSchema, type ImportKind, type RowProblem, rowCodes } from "#domain/imports/import.ts";
import { toCallFailure } from "#web/api/call-failure.ts";
import { useProblemMessages } from "#web/forms/use-problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useImportTranslation } from "./messages.ts";

/** Turns codes of files and lines into words. */
export function useImportProblem(kind: ImportKind) {
  const { t } = useImportTranslation();
  const messages = useProblemMessages();
  const format = useFormat();
  const language = useLanguage();
  const fieldName = (field: string) => columnsOf(kind)[field]?.[language] ?? field;

  return {
    fieldName,

    /** Why a file was refused, with its line, or why the call failed. */
    file(error: unknown): string {
      const failure = toCallFailure(error);
      const read = fileProblemSchema.safeParse(failure.problem?.current);
      if (!read.success) return messages.reason(failure);
      const { reason, line } = read.data;
      const problem = t(`fileProblems.${reason}`);
      return line === null ? problem : t("inLine", { line: format.number(line), problem });
    },

    row({ field, code, text }: RowProblem): string {
      const own = rowCodes.find((known) => known === code);
      const said = own ? t(`rowProblems.${own}`) : (messages.field(code) ?? code);
      const problem = text === "" ? said : t("problemWith", { problem: said, text });
      return field === null ? problem : t("problemIn", { field: fieldName(field), problem });
    },
  };
}
