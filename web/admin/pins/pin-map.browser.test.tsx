import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Pin } from "#domain/places/pin.ts";
import { openPage } from "#web/testing/open-page.tsx";
import { PinMap } from "./pin-map.tsx";

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Editor() {
  const [pin, setPin] = useState<Pin | null>(null);
  return (
    <QueryClientProvider client={queryClient}>
      <PinMap
        pin={pin}
        localLevelId={223}
        onMove={(point) => setPin({ ...point, precision: "approximate" })}
      />
      <output>{pin && `${pin.latitude} ${pin.longitude}`}</output>
    </QueryClientProvider>
  );
}

const map = page.getByRole("application", { name: "Map of municipalities" });
const readPin = () => document.querySelector("output")?.textContent?.split(" ").map(Number) ?? [];

test("PL3: a click, the arrow keys and a drag move the pin, and zooming moves only the map", async () => {
  await openPage(<Editor />);
  await map.click();
  await expect.poll(readPin).toHaveLength(2);
  const [latitude = 0, longitude = 0] = readPin();
  // The middle of the chosen place, Janakpurdham.
  expect(latitude).toBeCloseTo(26.73, 1);
  expect(longitude).toBeCloseTo(85.93, 1);
  await expect.element(map).toHaveFocus();

  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => readPin()[0]).toBeCloseTo(latitude + 50 / 111_320, 6);
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.poll(() => readPin()[0]).toBeCloseTo(latitude - 450 / 111_320, 6);

  const area = () => document.querySelector(".map-area")?.getBoundingClientRect().width ?? 0;
  const [before, pinned] = [area(), readPin()];
  await userEvent.keyboard("+");
  await expect.poll(area).toBeGreaterThan(before * 1.5);
  await page.getByRole("button", { name: "Zoom out" }).click();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(area).toBeLessThan(before / 1.5);
  expect(readPin()).toEqual(pinned);

  const mark = document.querySelector(".map-mark span");
  if (!mark) throw new Error("The map has no pin.");
  await userEvent.dragAndDrop(mark, map, { targetPosition: { x: 60, y: 60 } });
  await expect.poll(() => readPin()[1]).toBeLessThan(longitude);
  expect(readPin()[0]).toBeGreaterThan(latitude);
});
