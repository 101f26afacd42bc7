import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Stands where a tab of a later commit will be. */
export function UnbuiltTab() {
  const { t } = useTranslation("admin");
  return <EmptyState title={t("dashboard.unbuilt")} />;
}
