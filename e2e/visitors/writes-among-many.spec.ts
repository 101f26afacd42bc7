import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../journey.ts";
import { staffSees, toastOf, unique } from "../staff.ts";

const calls = "**/messages/create/";

async function write(page: Page, subject: string) {
  await page.goto("/contact");
  await hydrated(page);
  await page.getByLabel("Name").fill("Sita Devi");
  await page.getByLabel("E-mail").fill("sita@example.com");
  await page.getByLabel("Subject").fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill("Is it still there?");
}

test("CO2: a message whose answer was lost is sent again by hand, and staff have it once", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const subject = unique("Lost on the way");
  await write(page, subject);
  await page.route(
    calls,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("There seems to be no connection to the internet.")).toBeVisible();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(toastOf(page)).toContainText("Message sent");
  const stored = (await staffSees(request, "/messages/")).filter((row) => row.subject === subject);
  expect(stored).toHaveLength(1);
});

test("CO2: where many send, the browser works a moment, says so, and sends by itself", async ({
  page,
  request,
  browserConsole,
}) => {
  browserConsole.expectErrors = true;
  const subject = unique("One of many");
  // Solved by 840,252, which takes long enough to be seen.
  const challenge = { token: "signed", nonce: "b".repeat(22), bits: 18 };
  const proofs: string[] = [];
  page.on("request", (call) => {
    const proof = call.headers()["proof-of-work"];
    if (proof !== undefined) proofs.push(proof);
  });
  await write(page, subject);
  await page.route(
    calls,
    (route) =>
      route.fulfill({ status: 429, json: { detail: "Many send.", code: "proof_required", challenge } }),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your browser is showing that it is no robot")).toBeVisible();
  // 840,252 hashes take as long as the machine's share for this page makes them.
  await expect(toastOf(page)).toContainText("Message sent", { timeout: 40_000 });

  const [token, answer] = (proofs[0] ?? "").split(".");
  expect([token, proofs.length]).toEqual([challenge.token, 1]);
  const hash = createHash("sha256").update(`${challenge.nonce}.${answer}`).digest();
  expect(Math.clz32(hash.readUInt32BE(0))).toBeGreaterThanOrEqual(challenge.bits);
  const stored = (await staffSees(request, "/messages/")).filter((row) => row.subject === subject);
  expect(stored).toHaveLength(1);
});

test("people neither see nor reach the field that is for machines", async ({ page }) => {
  for (const path of ["/contact", "/sell", "/others"]) {
    await page.goto(path);
    const trap = page.locator('input[name="website"]');
    await expect(trap).toHaveCount(1);
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
  }
});
