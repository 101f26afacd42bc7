import { Icon } from "#web/icons/icon.tsx";

type Props = Readonly<{ label: string; isBusy: boolean }>;

/** Submits the form of a search field, inside its right end. Wide windows have a button beside the field instead. */
export function SearchFieldButton({ label, isBusy }: Props) {
  return (
    <button
      type="submit"
      aria-busy={isBusy || undefined}
      className="field-height absolute right-0.5 bottom-0 grid w-11 place-items-center text-ink-soft hover:text-ink lg:hidden noscript:hidden"
    >
      <Icon name="search" className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
