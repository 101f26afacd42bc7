import Eye from "lucide-react/icons/eye";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { SelectRow } from "#web/admin/selection/select-row.tsx";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SmallButton } from "#web/ui/small-button.tsx";
import { type RowList, textKeys } from "./use-row-list.ts";

type Action = Readonly<{
  /** Names the action and the row, for screen readers. */
  label: string;
  text: string;
  onClick: () => void;
}>;

/** Beside View: reply, call, edit or preview, as a button or as a link out of the site. */
type MainAction = Pick<Action, "label" | "text"> &
  Readonly<{ icon: ReactNode } & ({ onClick: () => void } | { href: string })>;

type Described = Readonly<{
  view: Action;
  main: MainAction;
  /** A button without a text. */
  extra?: ReactNode;
  remove: Pick<Action, "label" | "onClick">;
}>;

/** What can be done with a row, described once for its card and for its line in a table. */
export type RowActions<Row> = (row: Row) => Described;

type Own<Row> = Readonly<{
  main: (row: Row) => MainAction;
  extra?: (row: Row) => ReactNode;
  onView?: (id: number) => void;
}>;

export function useRowActions<Row extends { id: number }>(
  { kind, open, deletion, shortNameOf }: RowList<Row>,
  { main, extra, onView = open }: Own<Row>,
): RowActions<Row> {
  const { t } = useAdminTranslation();
  const key = textKeys[kind];
  return (row) => {
    const name = shortNameOf(row);
    return {
      view: { label: t(`${key}.viewOf`, { name }), text: t(`${key}.view`), onClick: () => onView(row.id) },
      main: main(row),
      extra: extra?.(row),
      remove: { label: t(`${key}.deleteOf`, { name }), onClick: () => deletion.ask(row) },
    };
  };
}

/** The main action of rows that staff write. */
export function useEditAction(kind: "properties" | "projects", edit: (id: number) => void) {
  const { t } = useAdminTranslation();
  return (id: number, name: string): MainAction => ({
    label: t(`${kind}.editOf`, { name }),
    text: t(`${kind}.edit`),
    icon: <Pencil aria-hidden />,
    onClick: () => edit(id),
  });
}

type CardProps = Described & Readonly<{ className?: string }>;

/** At the bottom of a card, also if its neighbours are taller. In a narrow card, texts without icons leave room for the last buttons. */
export function CardActions({ view, main, extra, remove, className = "" }: CardProps) {
  const shared = {
    look: "quiet",
    size: "small",
    icon: main.icon,
    "aria-label": main.label,
    className: "@max-xs:[&_svg]:hidden",
  } as const;
  return (
    <footer className={`@container mt-auto ${className}`}>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:gap-x-2 [&>label]:-ml-3">
        <SelectRow />
        <SmallButton icon={<Eye className="@max-xs:hidden" />} aria-label={view.label} onClick={view.onClick}>
          {view.text}
        </SmallButton>
        {"href" in main ? (
          <ButtonAnchor {...shared} href={main.href}>
            {main.text}
          </ButtonAnchor>
        ) : (
          <Button {...shared} onClick={main.onClick}>
            {main.text}
          </Button>
        )}
        <span className="-mr-3 ml-auto flex gap-1">
          {extra}
          <DeleteButton {...remove} />
        </span>
      </div>
    </footer>
  );
}

/** The same in a table, whose first column opens the row. */
export function ActionCell({ main, extra, remove }: Described) {
  return (
    <span className="flex">
      {extra}
      {"href" in main ? (
        <a
          href={main.href}
          aria-label={main.label}
          className="touch inline-grid place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink [&>svg]:size-5"
        >
          {main.icon}
        </a>
      ) : (
        <IconButton label={main.label} onClick={main.onClick}>
          {main.icon}
        </IconButton>
      )}
      <DeleteButton {...remove} />
    </span>
  );
}

export function DeleteButton({ label, onClick }: Described["remove"]) {
  return (
    <IconButton label={label} onClick={onClick} className="hover:text-danger-strong">
      <Trash2 aria-hidden />
    </IconButton>
  );
}
