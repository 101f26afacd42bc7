import Menu from "lucide-react/icons/menu";
import { useState } from "react";
import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { type Tab, TabList } from "#web/ui/tabs.tsx";
import { barTabs, type TabValue } from "./tabs.ts";
import { useCounts } from "./use-counts.ts";

type Props = Readonly<{
  tabs: readonly Tab<TabValue>[];
  value: TabValue;
  onChange: (value: TabValue) => void;
}>;

/**
 * DY1: on phones and tablets, at the bottom, where a thumb reaches it. In a low window it would cover too much, so it is above the
 * content there. "More" opens all tabs.
 */
export function BottomBar({ tabs, value, onChange }: Props) {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const counts = useCounts();
  const [isOpen, setIsOpen] = useState(false);
  const shown = barTabs.flatMap((name) => tabs.filter((tab) => tab.value === name));
  const countOf = (name: TabValue) => {
    const count = name === "listings" ? 0 : (counts.get(name) ?? 0);
    return count > 0 ? format.number(count) : undefined;
  };
  return (
    <nav
      data-bottom-bar
      aria-label={t("dashboard.tabs.label")}
      className="tall:fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-line border-b bg-surface pb-[env(safe-area-inset-bottom)] tall:border-t tall:border-b-0 lg:hidden print:hidden"
    >
      <TabList
        label={t("dashboard.tabs.label")}
        look="bar"
        value={value}
        onChange={onChange}
        tabs={shown.map(({ startsGroup: _, ...tab }) => ({
          ...tab,
          label: tab.value === "listings" ? t("dashboard.bar.listings") : tab.label,
          count: countOf(tab.value),
        }))}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className={`touch grid min-h-14 content-center justify-items-center gap-0.5 px-1 text-xs font-semibold hover:text-ink focus-visible:-outline-offset-3 ${barTabs.includes(value) ? "text-ink-soft" : "text-madder-strong shadow-[inset_0_3px_0_var(--madder-edge)]"}`}
      >
        <Menu aria-hidden className="size-5" />
        {t("dashboard.bar.more")}
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={t("dashboard.tabs.label")}>
        <TabList
          label={t("dashboard.tabs.label")}
          look="column"
          tabs={tabs}
          value={value}
          onChange={(next) => {
            setIsOpen(false);
            onChange(next);
          }}
        />
      </Dialog>
    </nav>
  );
}
