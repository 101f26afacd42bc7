import type { Picture } from "#domain/pictures/picture.ts";
import { RowPicture } from "#web/admin/details/row-picture.tsx";

type Props = Readonly<{
  label: string;
  onClick: () => void;
  picture?: Readonly<{ address: string | null; pictures: readonly Picture[] }>;
  name: string;
  /** Below the name. */
  text: string;
}>;

/** The first cell of a table row. It shows the row's picture, name and place, and opens the row. */
export function OpenRowButton({ label, onClick, picture, name, text }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="group flex w-full max-w-md items-center gap-3 text-left"
    >
      {picture && (
        <RowPicture {...picture} alt="" sizes="5rem" className="h-12 w-18 shrink-0 rounded-sm object-cover" />
      )}
      <span className="min-w-0">
        <span className="line-clamp-1 font-semibold text-indigo underline-offset-4 group-hover:underline">
          {name}
        </span>
        <span className="line-clamp-1 text-ink-soft text-sm">{text}</span>
      </span>
    </button>
  );
}
