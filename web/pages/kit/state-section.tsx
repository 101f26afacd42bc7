import { EmptyPropertiesArt } from "#web/art/drawings.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { useKitText } from "./kit-text.ts";
import { KitSection } from "./section.tsx";

export function StateSection() {
  const text = useKitText();
  return (
    <KitSection id="states">
      <EmptyState
        art={<EmptyPropertiesArt className="h-44 w-auto text-ink" />}
        title={text.empty}
        text={text.emptyText}
      >
        <Button look="secondary">{text.all}</Button>
      </EmptyState>
      <ErrorState title={text.error} onRetry={() => undefined} />
      <ErrorState title={text.error} onRetry={() => undefined} isRetrying />
    </KitSection>
  );
}
