import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

const delayMs = 700;

type Props = Readonly<{
  text: string;
  /** One focusable element. Essential information belongs in its label instead. */
  children: ReactElement<Record<string, unknown>>;
}>;

/** CH9: opens after the pointer has rested for 700 ms, and at once on keyboard focus. */
export function Tooltip({ text, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger delay={delayMs} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={8} className="z-60">
          <Base.Popup className="max-w-xs rounded-md bg-ink px-3 py-1.5 text-paper text-sm shadow-md transition-opacity duration-fast data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
