import { useEffect } from "react";
import { useNavigate } from "react-router";
import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { usePropertyDetailTranslation } from "#web/i18n/property-detail-messages.ts";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

type Props = Readonly<{ reason: "noId" | "notFound" | "failed" }>;

export function PropertyMissing({ reason }: Props) {
  const { t } = useTranslation();
  const { t: detail } = usePropertyDetailTranslation();
  const navigate = useNavigate();
  const title = {
    noId: detail("noId"),
    notFound: detail("notFoundTitle"),
    failed: detail("failed"),
  }[reason];
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: PY3 asks for a failed load in the console
    if (reason === "failed") console.error("Failed to load property details");
  }, [reason]);
  return (
    <div className="page-width py-10">
      <title>{title}</title>
      <EmptyState
        art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
        title={title}
        text={reason === "failed" ? t("states.failedText") : detail("notFoundText")}
      >
        <Button look="secondary" onClick={() => navigate(-1)}>
          {t("states.goBack")}
        </Button>
        <ButtonLink to="/">{t("states.goHome")}</ButtonLink>
      </EmptyState>
    </div>
  );
}
