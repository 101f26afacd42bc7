import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

export function NothingSaved() {
  const { t } = useSavedTranslation();
  return (
    <EmptyState
      art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
      title={t("empty.title")}
      text={t("empty.text")}
    >
      <ButtonLink to="/buy">{t("empty.buy")}</ButtonLink>
      <ButtonLink to="/rent" look="secondary">
        {t("empty.rent")}
      </ButtonLink>
    </EmptyState>
  );
}
