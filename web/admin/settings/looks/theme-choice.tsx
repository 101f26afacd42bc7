import type { ReactNode } from "react";
import { themes } from "#domain/settings/looks.ts";
import { FishBorder, LotusBorder } from "#web/art/borders.tsx";
import { LogoMark } from "#web/brand/logo-mark.tsx";
import { ChoiceCards } from "./choice-cards.tsx";
import type { LooksProps } from "./looks-props.ts";
import { useLooksTranslation } from "./messages.ts";

/** ST3: each theme with a small page in it. */
export function ThemeChoice({ value, onChange, isDisabled }: LooksProps) {
  const { t } = useLooksTranslation();
  return (
    <ChoiceCards
      label={t("theme.title")}
      value={value.theme}
      isDisabled={isDisabled}
      onChange={(theme) => onChange({ ...value, theme })}
      options={themes.map((theme) => ({
        value: theme,
        label: t(`theme.${theme}`),
        help: t(`theme.${theme}Text`),
        picture: theme === "mithila" ? <MithilaPage /> : <PlainPage />,
      }))}
    />
  );
}

function MithilaPage() {
  return (
    <SmallPage
      mark={<LogoMark isSimple className="size-6" />}
      footer={<FishBorder className="text-night-accent" />}
    >
      <LotusBorder className="text-ink" />
    </SmallPage>
  );
}

function PlainPage() {
  return (
    <SmallPage
      mark={<span className="size-6 rounded-md bg-madder" />}
      footer={<span className="block h-1 bg-madder" />}
    >
      <span className="block h-1 bg-madder" />
    </SmallPage>
  );
}

type PageProps = Readonly<{ mark: ReactNode; footer: ReactNode; children: ReactNode }>;

function SmallPage({ mark, footer, children }: PageProps) {
  return (
    <span aria-hidden className="block overflow-hidden rounded-md border border-line bg-paper">
      <span className="flex items-center gap-2 px-3 py-2">
        {mark}
        <span className="h-2 w-16 rounded-full bg-line-strong" />
      </span>
      <span className="flex items-center justify-between gap-3 bg-surface px-3 py-3">
        <span className="grid grow gap-1.5">
          <span className="h-2.5 w-3/4 rounded-full bg-ink" />
          <span className="h-1.5 w-1/2 rounded-full bg-line-strong" />
          <span className="mt-1 h-4 w-12 rounded-sm bg-madder" />
        </span>
        <span className="h-12 w-20 rounded-md bg-sunken" />
      </span>
      {children}
      <span className="block h-5" />
      <span className="block bg-night pb-5">{footer}</span>
    </span>
  );
}
