import Copy from "lucide-react/icons/copy";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useCopyField } from "#web/ui/use-copy-field.ts";

type Props = Readonly<{
  secret: string;
  texts: Readonly<{ title: string; text: string; label: string; copy: string; copied: string; done: string }>;
  onDone: () => void;
}>;

/** A secret that can't be read again, so it stays until the user says that it is stored. */
export function ShownOnce({ secret, texts, onDone }: Props) {
  const { field, isCopied, copy } = useCopyField(secret);
  return (
    <div className="grid gap-4">
      <Notice tone="success" title={texts.title} isAlert>
        {texts.text}
      </Notice>
      <TextField label={texts.label} {...field} />
      <div className="flex flex-wrap gap-3">
        <Button icon={<Copy />} onClick={() => void copy()}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}
