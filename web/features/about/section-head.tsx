import { LangText } from "#web/ui/lang-text.tsx";

type Props = Readonly<{ id: string; title: string; lead: string; className?: string }>;

export function SectionHead({ id, title, lead, className = "" }: Props) {
  return (
    <div className={className}>
      <h2 id={id}>{title}</h2>
      <p className="mt-2 max-w-text text-ink-soft text-lg">
        <LangText>{lead}</LangText>
      </p>
    </div>
  );
}
