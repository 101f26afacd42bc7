import { useAdminTranslation } from "#web/admin/i18n/messages.ts";
import { useFormat } from "#web/i18n/use-format.ts";
import type { Tab } from "#web/ui/tabs.tsx";
import { tabIcons } from "./tab-icons.ts";
import { type TabValue, useAdminTabs } from "./tabs.ts";
import { useCounts } from "./use-counts.ts";

/** DY1: the tabs of the user with their names, icons and counts. */
export function useTabList(): readonly Tab<TabValue>[] {
  const { t } = useAdminTranslation();
  const format = useFormat();
  const counts = useCounts();
  const tabs = useAdminTabs();
  return tabs.map(({ value, group, counted }, index) => {
    const Icon = tabIcons[value];
    const count = counts.get(value);
    // Nothing to do is no number.
    const isHiddenAtZero = value === "today" || counted?.onlyNew;
    const number = count === undefined || (count === 0 && isHiddenAtZero) ? undefined : format.number(count);
    return {
      value,
      label: t(`dashboard.tabs.${value}`),
      icon: <Icon aria-hidden className="size-5 shrink-0" />,
      count: counted?.onlyNew && number ? t("leads.newCount", { number }) : number,
      startsGroup: index > 0 && tabs[index - 1]?.group !== group,
    };
  });
}
