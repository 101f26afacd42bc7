import type { Looks } from "#domain/settings/looks.ts";

export type LooksProps = Readonly<{
  value: Looks;
  onChange: (looks: Looks) => void;
  isDisabled: boolean;
}>;
