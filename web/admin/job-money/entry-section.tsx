import Plus from "lucide-react/icons/plus";
import { type ComponentProps, type ReactNode, useState } from "react";
import { DetailSection } from "#web/admin/details/detail-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";

type Props<Row> = Readonly<{
  title: string;
  help?: string;
  add: string;
  look?: ComponentProps<typeof Button>["look"];
  none: string;
  rows: readonly Row[];
  item: (row: Row) => ReactNode;
  /** The form of a new row, in a dialog. */
  form: (footer: HTMLElement | null, close: () => void) => ReactNode;
}>;

/** CN6, CN7: what was spent or received, and the way to add to it. */
export function EntrySection<Row>({ title, help, add, look, none, rows, item, form }: Props<Row>) {
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <DetailSection title={title}>
      <div className="grid gap-4">
        {help && <p className="text-ink-soft text-sm">{help}</p>}
        <Button look={look} icon={<Plus />} className="justify-self-start" onClick={() => setAdding(true)}>
          {add}
        </Button>
        {rows.length === 0 ? <p>{none}</p> : <ul className="border-line border-t">{rows.map(item)}</ul>}
      </div>
      <FormDialog isOpen={isAdding} onClose={close} title={add} size="md">
        {(footer) => form(footer, close)}
      </FormDialog>
    </DetailSection>
  );
}
