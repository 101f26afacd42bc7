import { createPicture } from "../create-picture.ts";
import { long } from "../full-run.ts";
import { expect, findToast } from "../journey.ts";
import { listAsStaff, test, unique } from "../staff.ts";
import { fillRequired, findCard, formDialog, openNewForm, openTab, saveButton } from "./properties-tab.ts";

test(
  "LD6: staff drop twelve pictures, sort them by keyboard, cancel one, retry one after a lost connection, and save",
  long,
  async ({ page, request, context, browserConsole }) => {
    browserConsole.expectErrors = true;
    const name = unique("Pictured house");
    await openTab(page, request, name);
    await openNewForm(page);
    await fillRequired(page, name);
    const form = formDialog(page);
    const files = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        createPicture(`p${index + 1}.png`, `#${index.toString(16)}4a42a`),
      ),
    );
    // One upload is answered with an error that a retry heals, another never arrives.
    let rejections = 1;
    await page.route("**/api/pictures/", async (route) => {
      const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
      if (body.includes("p3.png")) return;
      if (body.includes("p5.png") && rejections-- > 0)
        return route.fulfill({ status: 500, json: { detail: "Something went wrong on our side." } });
      await route.continue();
    });
    const drop = await page.evaluateHandle(
      (sent) => {
        const transfer = new DataTransfer();
        for (const { name: file, bytes } of sent)
          transfer.items.add(new File([new Uint8Array(bytes)], file, { type: "image/png" }));
        return transfer;
      },
      files.map((file) => ({ name: file.name, bytes: [...file.buffer] })),
    );
    await form.locator("input[name=pictures]").dispatchEvent("drop", { dataTransfer: drop });
    const tile = (file: string) => form.getByRole("listitem").filter({ hasText: file });
    await expect(tile("p12.png")).toContainText("Sent");
    await expect(form.getByText("10 of 12 sent")).toBeVisible();
    await expect(tile("p1.png").first()).toContainText("Cover");

    await form.getByRole("button", { name: "Cancel p3.png" }).click();
    await expect(tile("p3.png")).toHaveCount(0);
    await form.getByRole("button", { name: "Send p5.png again" }).click();
    await expect(form.getByText("All pictures are sent")).toBeVisible();

    await context.setOffline(true);
    await form.locator("input[name=pictures]").setInputFiles(await createPicture("late.png", "#2f6a3a"));
    await expect(tile("late.png")).toContainText("No connection. It goes on by itself.");
    await context.setOffline(false);
    await expect(tile("late.png")).toContainText("Sent");

    const handle = form.getByRole("button", { name: "Move late.png", exact: true });
    await handle.press("Home");
    await expect(handle).toBeFocused();
    await expect(form.getByText("late.png is now number 1 of 12")).toBeAttached();
    await handle.press("ArrowRight");
    await expect(form.getByText("late.png is now number 2 of 12")).toBeAttached();
    await saveButton(page).click();
    await expect(findToast(page)).toContainText("Property Added");
    const [listed] = (await listAsStaff(request, "/api/properties/")).filter((row) => row.name === name);
    const stored = await (await request.get(`/api/properties/${listed?.id}/`)).json();
    expect(stored.pictures).toHaveLength(12);
    expect(stored.image).toContain(stored.pictures[0].key);

    await findCard(page, name)
      .getByRole("button", { name: `View ${name}` })
      .click();
    const details = page.getByRole("dialog", { name: "Property Details" });
    await expect(details.getByRole("img")).toHaveCount(12);
    await expect(details.getByRole("img", { name: `${name}, picture 12` })).toBeAttached();
  },
);
