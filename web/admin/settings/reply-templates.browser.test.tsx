import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultReplies } from "#domain/settings/default-replies.ts";
import { openDashboard } from "#web/admin/testing/open-dashboard.tsx";

const call = "PUT /api/settings/replies/";
const stored = (tag: string, items: readonly object[] = defaultReplies.items) => ({
  json: { name: "replies", value: { items }, updated_at: null },
  headers: { etag: `"${tag}"` },
});
const dialog = () => page.getByRole("dialog", { name: "Reply templates" });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });

async function openTemplates(handlers: Parameters<typeof openDashboard>[1] = {}) {
  const api = await openDashboard("?tab=settings", {
    "GET /api/settings/replies/": stored("1"),
    ...handlers,
  });
  await page.getByRole("button", { name: "Edit: Reply templates" }).click();
  await expect.element(button("Suggest a visit")).toBeVisible();
  return api;
}

test("LE4: a placeholder that can't be filled in is marked, and two quick presses save the templates once", async () => {
  const api = await openTemplates({ [call]: stored("2") });
  await button("Suggest a visit").click();
  const text = dialog().getByLabelText("Text (English)");
  await text.fill("Come and see it, {{nmae}}.");
  await button("Remove Ask for details").click();
  await button("Save").click();
  await expect.element(text).toHaveAttribute("aria-invalid", "true");
  expect(api.count(call)).toBe(0);
  await text.fill("Come and see it, {{name}}.");
  await userEvent.dblClick(button("Save"));
  await expect.element(page.getByText("The next reply can begin with it.")).toBeVisible();
  const calls = api.calls.filter(({ method }) => method === "PUT");
  expect(calls).toHaveLength(1);
  const { items } = JSON.parse(calls[0]?.body ?? "");
  expect(items.map(({ id }: { id: string }) => id)).toEqual(["thanks", "visit"]);
  expect(items[1].text.en).toBe("Come and see it, {{name}}.");
});

test("LE4: a colleague's change of another template stays", async () => {
  const api = await openTemplates();
  const [thanks, ...others] = defaultReplies.items;
  const theirs = [{ ...thanks, text: { en: "Thank you.", np: "धन्यवाद।" } }, ...others];
  api.serve({
    [call]: ({ headers }) =>
      headers.get("if-match") === '"2"'
        ? stored("3")
        : {
            status: 412,
            json: { detail: "", code: "conflict", current: stored("2", theirs).json },
            headers: { etag: '"2"' },
          },
  });
  await button("Suggest a visit").click();
  await dialog().getByLabelText("Text (English)").fill("Come by.");
  await button("Save").click();
  // Theirs is preselected where only they changed something.
  await page.getByRole("button", { name: "Save these choices" }).click();
  await expect.element(page.getByText("The next reply can begin with it.")).toBeVisible();
  const { items } = JSON.parse(api.calls.findLast(({ method }) => method === "PUT")?.body ?? "");
  expect([items[0].text.en, items[1].text.en]).toEqual(["Thank you.", "Come by."]);
});
