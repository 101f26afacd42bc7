import type { APIRequestContext, Locator } from "@playwright/test";
import { freeTimesSchema } from "#domain/visits/free-times.ts";

/** A free time on a day, from the end if the position is negative. Journeys that run at the same moment choose different ones. */
export async function freeTime(
  request: APIRequestContext,
  propertyId: number,
  day: string,
  position: number,
): Promise<string> {
  const response = await request.get(`/api/free-times/?property_id=${propertyId}&from=${day}&days=1`);
  const [found] = freeTimesSchema.parse(await response.json()).results;
  const time = found?.times.at(position);
  if (time === undefined) throw new Error(`no time is free on ${day}`);
  return time;
}

export async function chooseSlot(form: Locator, day: string, time: string): Promise<void> {
  await form.locator(`input[name="visit_day"][value="${day}"]`).click();
  await form.locator(`input[name="visit_slot"][value="${day} ${time}"]`).click();
}
