import { useEffect } from "react";
import { useNavigate } from "react-router";
import { compareLink, savedPath } from "#domain/saved/listing-ids.ts";
import { useSavedTranslation } from "#web/i18n/saved-messages.ts";
import { useSavedListings } from "#web/saved/saved-listings.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { usePageAddress } from "#web/ui/page-link.tsx";

/** Without a list in the address, the browser's own saved listings are compared. */
export function NothingCompared({ isAsked }: Readonly<{ isAsked: boolean }>) {
  const { t } = useSavedTranslation();
  const pageAddress = usePageAddress();
  const saved = useSavedListings();
  const navigate = useNavigate();
  const own = isAsked ? [] : saved.map(({ id }) => id);
  const address = own.length > 0 ? pageAddress(compareLink(own)) : null;
  useEffect(() => {
    if (address) void navigate(address, { replace: true });
  }, [address, navigate]);
  return (
    <EmptyState title={t("comparison.empty")} text={t("comparison.emptyText")}>
      <ButtonLink to={savedPath}>{t("comparison.back")}</ButtonLink>
      <ButtonLink to="/buy" look="secondary">
        {t("empty.buy")}
      </ButtonLink>
    </EmptyState>
  );
}
