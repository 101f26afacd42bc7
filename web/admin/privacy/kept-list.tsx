import type { PersonData } from "#domain/privacy/privacy.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Notice } from "#web/ui/notice.tsx";
import { usePrivacyTranslation } from "./privacy-messages.ts";

/** Shown before an erasure, and in its dialog. */
export function KeptList({ person }: Readonly<{ person: PersonData }>) {
  const { t } = usePrivacyTranslation();
  const format = useFormat();
  return (
    <Notice tone="info" title={t("keptTitle")}>
      {person.kept.length === 0 ? (
        <p>{t("keptNone")}</p>
      ) : (
        <ul className="list-disc pl-5">
          {person.kept.map(({ kind, count }) => (
            <li key={kind}>{t(`kept.${kind}`, { count: format.number(count) })}</li>
          ))}
        </ul>
      )}
      <p className="mt-2">{t("backups")}</p>
    </Notice>
  );
}
