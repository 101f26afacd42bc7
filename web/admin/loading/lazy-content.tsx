import { type ComponentType, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

type Props<Given> = Readonly<{ load: () => Promise<ComponentType<Given>>; given: Given }>;

/** A tab or a section, once its code has loaded; `given` are its properties. */
export function LazyContent<Given extends object>({ load, given }: Props<Given>) {
  const { t } = useAdminTranslation();
  const [isWanted, setWanted] = useState(true);
  const Content = useLazyModule(isWanted, load, () => setWanted(false));
  if (Content) return <Content {...given} />;
  if (!isWanted) return <ErrorState title={t("dashboard.tabFailed")} onRetry={() => setWanted(true)} />;
  return (
    <SkeletonGroup>
      <Skeleton className="mb-6 h-9 w-56 max-w-full" />
      <Skeleton className="h-64 w-full" />
    </SkeletonGroup>
  );
}
