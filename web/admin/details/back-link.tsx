import ArrowLeft from "lucide-react/icons/arrow-left";
import { TextLink } from "#web/ui/text-link.tsx";

/** Above a row's own page: leads to the list that it stands in. */
export function BackLink({ to, children }: Readonly<{ to: string; children: string }>) {
  return (
    <TextLink
      to={to}
      className="touch inline-flex items-center gap-2 justify-self-start text-sm print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </TextLink>
  );
}
