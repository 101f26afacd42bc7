import { shareCardStyles } from "#domain/settings/looks.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import type { LooksProps } from "./looks-props.ts";
import { useLooksTranslation } from "./messages.ts";

/** ST3: how a shared link looks. */
export function CardStyleChoice({ value, onChange, isDisabled }: LooksProps) {
  const { t } = useLooksTranslation();
  return (
    <ChoiceCards
      label={t("cards.title")}
      value={value.shareCard}
      isDisabled={isDisabled}
      onChange={(shareCard) => onChange({ ...value, shareCard })}
      options={shareCardStyles.map((style) => ({
        value: style,
        label: t(`cards.${style}`),
        help: t(`cards.${style}Text`),
        picture: <SmallCard isFull={style === "full"} />,
      }))}
    />
  );
}

function SmallCard({ isFull }: Readonly<{ isFull: boolean }>) {
  const lines = (
    <span className="grid grow content-center gap-1.5 bg-paper p-3">
      <span className="h-1.5 w-1/3 rounded-full bg-madder-edge" />
      <span className="h-2.5 w-3/4 rounded-full bg-ink" />
      <span className="h-1.5 w-1/2 rounded-full bg-line-strong" />
    </span>
  );
  return (
    <span
      aria-hidden
      className={`flex aspect-[1.91] overflow-hidden rounded-md border border-line ${isFull ? "flex-col" : ""}`}
    >
      <span className={`bg-indigo-soft ${isFull ? "h-2/3" : "w-1/2"}`} />
      <span className={`bg-madder ${isFull ? "h-1" : "w-1"}`} />
      {lines}
    </span>
  );
}
