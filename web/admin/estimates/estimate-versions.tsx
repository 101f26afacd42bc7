import type { Estimate } from "#domain/estimates/estimate.ts";
import { DateTimeText } from "#web/admin/details/date-time-text.tsx";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { useEstimateTranslation } from "#web/admin/i18n/estimate-messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { estimateAddress, versionAddress } from "./estimate-address.ts";

type Props = Readonly<{ estimate: Estimate; shown: number }>;

/** CN2: every version that was offered, to be read again. */
export function EstimateVersions({ estimate: { id, number, versions }, shown }: Props) {
  const { t } = useEstimateTranslation();
  const format = useFormat();
  if (versions.length < 2) return null;
  return (
    <DetailSection title={t("versions.title")}>
      <ol className="grid gap-1">
        {versions.map((version) => (
          <li key={version.id}>
            <TextLink
              to={version.number === number ? estimateAddress(id) : versionAddress(id, version.number)}
              aria-current={version.number === shown ? "true" : undefined}
              className="touch inline-flex items-center"
            >
              {t("version", { number: format.number(version.number) })}
            </TextLink>{" "}
            <span className="text-ink-soft text-sm">
              {t(`states.${version.state}`)}
              {version.sent_at && (
                <>
                  {" · "}
                  <DateTimeText iso={version.sent_at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
