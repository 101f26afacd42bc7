import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useLazyModule } from "#web/ui/use-lazy-module.ts";

const load = () => import("./find-dialog.tsx");

/** DY3: opens the search of everything, as do Ctrl K and a slash outside of fields. */
export function FindButton({ className = "" }: Readonly<{ className?: string }>) {
  const { t } = useAdminTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const dialog = useLazyModule(isOpen, load, () => setIsOpen(false));
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isShortcut && (event.key !== "/" || isTyping(event.target))) return;
      event.preventDefault();
      // A second dialog above an editor would lead away from unsaved work.
      if (!document.querySelector("[role$=dialog]")) setIsOpen(true);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
        className={`touch inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-ink-soft hover:bg-sunken hover:text-ink lg:w-56 lg:justify-start lg:border lg:border-line-strong lg:bg-surface lg:px-3 ${className}`}
      >
        <Search aria-hidden className="size-5 lg:size-4" />
        <span className="text-sm max-lg:sr-only">{t("find.open")}</span>
        <kbd className="ml-auto font-sans text-xs max-lg:hidden">Ctrl K</kbd>
      </button>
      {dialog && <dialog.FindDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
