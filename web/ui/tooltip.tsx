import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

const delay = 700;

type Props = Readonly<{
  text: string;
  /** What it explains: one element that takes focus. A word it can't do without belongs in its label instead. */
  children: ReactElement<Record<string, unknown>>;
}>;

/** CH9: opens when the pointer has rested for 700 ms, at once when the keyboard comes to it. */
export function Tooltip({ text, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger delay={delay} render={children} />
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
