import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import type { KeyStorage } from "#web/api/idempotency-key.ts";
import { deferHydration } from "#web/hydration/defer-hydration.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { type SubmitGuard, useSubmitGuard } from "#web/ui/use-submit-guard.ts";
import { type Draft, draftKeyStorage } from "./form-draft.ts";
import type { PostedForm } from "./posted-form.ts";
import { useFormDraft } from "./use-form-draft.ts";

// Rendered from the start, so that its file has loaded before it is needed.
const SentNotice = deferHydration(async () => (await import("./sent-notice.tsx")).SentNotice);

/** What a page passes to its form. */
export type PageFormProps = Readonly<{
  /** Set if the form was posted without JavaScript and rejected. */
  posted: PostedForm | undefined;
  isSent: boolean;
}>;

export type FormInstance = Readonly<{
  values: Draft;
  posted: PostedForm | undefined;
  /** Shared by all sheets, because a second click after a success hits the next, empty sheet and must not submit it. */
  guard: SubmitGuard;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSent: () => void;
  /** Where the draft's idempotency key survives a reload. */
  keyStorage?: KeyStorage;
}>;

type Props = PageFormProps &
  Readonly<{
    /** The name of its draft in storage. */
    name: string;
    title: string;
    lead: string;
    /** A toast and a notice after the form was sent, unless there is a receipt. */
    sent?: Readonly<{ title: string; text: string }>;
    /** Shown above the next sheet after the form was sent. */
    sentPart?: ReactNode;
    /** Shown instead of the form after it was sent. */
    receipt?: ReactNode;
    isCompact?: boolean;
    heading?: RefObject<HTMLHeadingElement | null>;
    children: (sheet: FormInstance) => ReactNode;
  }>;

/** The card around a visitor's form: a heading, a confirmation, and a new empty form (sheet) after each submission. */
export function FormCard(props: Props) {
  const {
    name,
    title,
    lead,
    sent,
    posted,
    isSent,
    isCompact = false,
    heading: given,
    sentPart,
    receipt,
    children,
  } = props;
  const space = isCompact ? "mb-5" : "mb-8";
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const guard = useSubmitGuard();
  const sheet = useFormDraft(name, posted?.values);
  const [sentAtMs, setSentAtMs] = useState<number>();
  const finish = () => {
    if (sent) {
      setSentAtMs(Date.now());
      showToast({ tone: "success", ...sent });
    }
    sheet.replace();
    heading.current?.focus();
  };
  return (
    <Card as="section" id="form" className="scroll-mt-28">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <div className={space}>{!receipt && <p className="mt-1 max-w-text text-ink-soft">{lead}</p>}</div>
      {sent && isSent && !posted && (
        <div className={space}>
          <Notice tone="success" title={sent.title} isAlert>
            {sent.text}
          </Notice>
        </div>
      )}
      <SentNotice sentAtMs={sentAtMs} className={space} />
      {sentPart}
      {receipt || (
        <div key={sheet.number}>
          {children({
            values: sheet.values,
            posted: sheet.number === 0 ? posted : undefined,
            guard,
            onInput: sheet.keep,
            onSent: finish,
            keyStorage: draftKeyStorage(name),
          })}
        </div>
      )}
    </Card>
  );
}
