import { useTranslation } from "#web/i18n/translations.tsx";
import { useFormat } from "#web/i18n/use-format.ts";
import type { FileRejection, FileRules } from "./file-rules.ts";

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

export function useFileTexts(rules: FileRules) {
  const { t } = useTranslation();
  const format = useFormat();
  const types = rules.types.map(({ name }) => name).join(", ");
  const size = (bytes: number) =>
    bytes >= megabyte
      ? t("ui.files.megabytes", { number: format.number(Math.round((bytes / megabyte) * 10) / 10) })
      : t("ui.files.kilobytes", { number: format.number(Math.max(1, Math.round(bytes / kilobyte))) });
  const limit = size(rules.maxBytes);
  return {
    size,
    rule: t("ui.files.rule", { types, size: limit }),
    rejection: ({ reason, name }: FileRejection) => {
      if (reason === "wrongType") return t("ui.files.wrongType", { name, types });
      if (reason === "empty") return t("ui.files.empty", { name });
      if (reason === "unreadable") return t("ui.files.unreadable", { name, types });
      if (reason === "tooLarge") return t("ui.files.tooLarge", { name, size: limit });
      return t("ui.files.tooMany", { number: format.number(rules.maxFiles ?? 1) });
    },
  };
}
