import "#web/styles/app.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { ListHead } from "./list-head.tsx";

test("DY1: on a phone, buttons keep their place when the count arrives", async () => {
  await page.viewport(360, 740);
  const head = (count: string | null) => (
    <ListHead id="title" title="History" count={count}>
      <button type="button" className="w-44">
        Spreadsheet
      </button>
    </ListHead>
  );
  const screen = await render(head(null));
  const button = screen.getByRole("button");
  const { top } = button.element().getBoundingClientRect();
  await screen.rerender(head("12,345 changes"));
  await expect.element(screen.getByText("12,345 changes")).toBeVisible();
  expect(button.element().getBoundingClientRect().top).toBe(top);
});
