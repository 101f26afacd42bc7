import type { ReactNode } from "react";
import { Icon } from "#web/icons/icon.tsx";

const tones = {
  info: { look: "bg-indigo-soft text-indigo-strong", icon: "info" },
  success: { look: "bg-leaf-soft text-leaf-strong", icon: "circle-check" },
  warning: { look: "bg-marigold-soft text-marigold-strong", icon: "triangle-alert" },
  danger: { look: "bg-danger-soft text-danger-strong", icon: "circle-alert" },
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
  const { look, icon } = tones[tone];
  return (
    <div
      role={isAlert ? "alert" : undefined}
      className={`flex items-start gap-3 rounded-md px-4 py-3 ${look}`}
    >
      <Icon name={icon} className="mt-[0.3em] size-5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
