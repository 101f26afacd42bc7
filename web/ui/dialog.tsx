import type { DialogProps } from "./dialog-props.ts";
import { useLazyModule } from "./use-lazy-module.ts";

const load = () => import("./dialog-panel.tsx");

/** Centred on wide screens, a bottom sheet on phones. Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  const panel = useLazyModule(props.isOpen, load, () => props.onOpenChange(false));
  return panel && <panel.DialogPanel place="centre" {...props} />;
}

/** At the right edge of wide screens, a bottom sheet on phones. */
export function Drawer(props: DialogProps) {
  const panel = useLazyModule(props.isOpen, load, () => props.onOpenChange(false));
  return panel && <panel.DialogPanel place="side" {...props} />;
}
