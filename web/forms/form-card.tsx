import { type FormEvent, type ReactNode, type RefObject, useRef } from "react";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { type SubmitGuard, useSubmitGuard } from "#web/ui/use-submit-guard.ts";
import type { Draft } from "./form-draft.ts";
import type { Posted } from "./posted-form.ts";
import { useFormDraft } from "./use-form-draft.ts";

/** What a page knows of its form. */
export type PageFormProps = Readonly<{
  /** What came back when it was posted without JavaScript. */
  posted: Posted | undefined;
  isSent: boolean;
}>;

export type SheetProps = Readonly<{
  values: Draft;
  posted: Posted | undefined;
  /** Outlives the sheet: a second click after a success meets the next, empty sheet, and must do nothing there. */
  guard: SubmitGuard;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSent: () => void;
}>;

type Props = PageFormProps &
  Readonly<{
    /** Under which a draft is kept. */
    name: string;
    title: string;
    lead: string;
    sent: Readonly<{ title: string; text: string }>;
    isCompact?: boolean;
    heading?: RefObject<HTMLHeadingElement | null>;
    children: (sheet: SheetProps) => ReactNode;
  }>;

/** The card around a visitor's form: a heading, the answer to a form that was sent, and a new sheet after each one. */
export function FormCard(props: Props) {
  const { name, title, lead, sent, posted, isSent, isCompact = false, heading: given, children } = props;
  const space = isCompact ? "mb-5" : "mb-8";
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const guard = useSubmitGuard();
  const sheet = useFormDraft(name, posted?.values);
  const finish = () => {
    showToast({ tone: "success", ...sent });
    sheet.replace();
    heading.current?.focus();
  };
  return (
    <Card as="section" id="form" className="scroll-mt-28">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className={`mt-1 max-w-text text-ink-soft ${space}`}>{lead}</p>
      {isSent && !posted && (
        <div className={space}>
          <Notice tone="success" title={sent.title} isAlert>
            {sent.text}
          </Notice>
        </div>
      )}
      <div key={sheet.number}>
        {children({
          values: sheet.values,
          posted: sheet.number === 0 ? posted : undefined,
          guard,
          onInput: sheet.keep,
          onSent: finish,
        })}
      </div>
    </Card>
  );
}
