import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

const tones = {
  info: { look: "bg-indigo-soft text-indigo-strong", Icon: Info },
  success: { look: "bg-leaf-soft text-leaf-strong", Icon: CircleCheck },
  warning: { look: "bg-marigold-soft text-marigold-strong", Icon: TriangleAlert },
  danger: { look: "bg-danger-soft text-danger-strong", Icon: CircleAlert },
} as const;

type Props = Readonly<{
  tone?: keyof typeof tones;
  title?: string;
  /** Screen readers announce it when it appears. */
  isAlert?: boolean;
  children?: ReactNode;
}>;

/** A message within the page, such as the reason why a form was rejected. */
export function Notice({ tone = "info", title, isAlert = false, children }: Props) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`flex items-start gap-3 rounded-md px-4 py-3 ${look}`}
    >
      <Icon aria-hidden className="mt-[0.3em] size-5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
