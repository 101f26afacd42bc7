import "#web/styles/app.css";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { TabList } from "./tabs.tsx";

test("AD1: a click on a tab is one change, also while the page has not followed yet", async () => {
  const onChange = vi.fn();
  const tabs = ["a", "b"].map((value) => ({ value, label: `Tab ${value}` }));
  await render(
    <TabList label="Tabs" look="column" tabs={tabs} value="a" onChange={onChange} selectsOnFocus />,
  );
  const tab = page.getByRole("tab", { name: "Tab b" });
  await tab.click();
  expect(onChange.mock.calls).toEqual([["b"]]);
  await tab.click();
  expect(onChange).toHaveBeenCalledTimes(2);
});
