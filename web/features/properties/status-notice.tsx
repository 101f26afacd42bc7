import type { PropertyStatus } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { listPaths } from "#domain/site/list-paths.ts";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** LD5: marks the preview of a property that visitors do not see. */
export function StaffOnlyNotice({ status }: Readonly<{ status: PropertyStatus }>) {
  const { t } = usePropertyDetailTranslation();
  if (status !== "draft" && status !== "withdrawn") return null;
  return (
    <div className="mt-2">
      <Notice tone="warning">{t(status)}</Notice>
    </div>
  );
}

type Props = Readonly<{ property: Pick<Property, "status" | "for_type">; hasSimilar: boolean }>;

/** LD5: says in words that a property is reserved, sold or rented. */
export function StatusNotice({ property: { status, for_type }, hasSimilar }: Props) {
  const { t } = useTranslation();
  const { t: detail } = usePropertyDetailTranslation();
  if (status !== "reserved" && status !== "sold" && status !== "rented") return null;
  const text = detail(status);
  return (
    <div className="mt-6">
      {status === "reserved" ? (
        <Notice>{text}</Notice>
      ) : (
        <Notice title={text}>
          {hasSimilar ? (
            detail("takenWithSimilar")
          ) : (
            <>
              {detail("takenAlone")}{" "}
              <TextLink to={listPaths[for_type]}>
                {t(for_type === "rent" ? "properties.rentTitle" : "properties.buyTitle")}
              </TextLink>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
