import type { ReactNode } from "react";
import { ErrorArt } from "#web/art/drawings.tsx";
import { useTranslation } from "#web/i18n/translations.tsx";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

type Props = Readonly<{
  title: string;
  text?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  children?: ReactNode;
}>;

/** Shown in place of content that failed to load. */
export function ErrorState({ title, text, onRetry, isRetrying = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        art={<ErrorArt className="h-44 w-auto text-ink" />}
        title={title}
        text={text ?? t("states.failedText")}
      >
        {onRetry && (
          <Button look="secondary" icon={<Icon name="rotate-cw" />} isBusy={isRetrying} onClick={onRetry}>
            {t("ui.retry")}
          </Button>
        )}
        {children}
      </EmptyState>
    </div>
  );
}
