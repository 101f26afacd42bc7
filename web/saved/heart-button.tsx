import { useEarlyPress } from "#web/hydration/use-early-press.ts";
import { useSavingTranslation } from "#web/i18n/saving-messages.ts";
import { Icon } from "#web/icons/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { isSaved, type SavedProperty, useIsSaved } from "./saved-listings.ts";
import { useToggleSaved } from "./use-toggle-saved.ts";

export type SaveButtonProps = Readonly<{
  property: SavedProperty;
  /** A round heart for a picture instead of a button with a text. */
  isOnPicture?: boolean;
}>;

/** VT1. It stores at once and needs no request. */
export function HeartButton({ property, isOnPicture = false }: SaveButtonProps) {
  const { t } = useSavingTranslation();
  const isPressed = useIsSaved(property.id);
  const toggle = useToggleSaved();
  const label = t("saveListing", { name: property.name });
  const press = () => toggle(property);
  const earlyPress = useEarlyPress(() => {
    // Before, the heart could not show whether the listing was saved, so the press meant to save it.
    if (!isSaved(property.id)) toggle(property);
  });
  return isOnPicture ? (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={press}
      {...earlyPress}
      className="heart-on-picture"
    >
      <Icon name="heart" />
    </button>
  ) : (
    <Button
      look="secondary"
      size="small"
      aria-label={label}
      aria-pressed={isPressed}
      icon={<Icon name="heart" className="size-5" />}
      onClick={press}
      {...earlyPress}
      className="heart"
    >
      {t("save")}
    </Button>
  );
}
