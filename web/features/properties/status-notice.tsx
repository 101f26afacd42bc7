import { isTaken } from "#domain/properties/kinds.ts";
import type { Property } from "#domain/properties/property.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { listPaths } from "./list-paths.ts";

type Props = Readonly<{ property: Pick<Property, "status" | "for_type">; hasSimilar: boolean }>;

/** LD5: says in words that a property is reserved, sold or rented, or that only staff see it. */
export function StatusNotice({ property: { status, for_type }, hasSimilar }: Props) {
  const { t } = useTranslation();
  if (status === "active") return null;
  const text = t(`properties.detail.${status}`);
  return (
    <div className="mt-6">
      {isTaken(status) ? (
        <Notice title={text}>
          {hasSimilar ? (
            t("properties.detail.takenWithSimilar")
          ) : (
            <>
              {t("properties.detail.takenAlone")}{" "}
              <TextLink to={listPaths[for_type]}>
                {t(for_type === "rent" ? "properties.rentTitle" : "properties.buyTitle")}
              </TextLink>
            </>
          )}
        </Notice>
      ) : (
        <Notice tone={status === "reserved" ? "info" : "warning"}>{text}</Notice>
      )}
    </div>
  );
}
