import { useProblemTranslation } from "#web/i18n/problem-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { FileRejection, FileRules } from "./file-rules.ts";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

export function useFileTexts(rules: FileRules) {
  const { t } = useProblemTranslation();
  const format = useFormat();
  const types = rules.types.map(({ name }) => name).join(", ");
  const size = (bytes: number) =>
    bytes >= megabyte
      ? t("files.megabytes", { number: format.number(Math.round((bytes / megabyte) * 10) / 10) })
      : t("files.kilobytes", { number: format.number(Math.max(1, Math.round(bytes / kilobyte))) });
  const limit = size(rules.maxBytes);
  return {
    size,
    rule: t("files.rule", { types, size: limit }),
    rejection: ({ reason, name }: FileRejection) => {
      if (reason === "wrongType") return t("files.wrongType", { name, types });
      if (reason === "empty") return t("files.empty", { name });
      if (reason === "unreadable") return t("files.unreadable", { name, types });
      if (reason === "tooLarge") return t("files.tooLarge", { name, size: limit });
      return t("files.tooMany", { number: format.number(rules.maxFiles ?? 1) });
    },
  };
}
