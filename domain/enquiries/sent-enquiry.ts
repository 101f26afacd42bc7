import { isClockTime } from "#domain/calendar/format-clock.ts";
import { isCalendarDate, readInstant } from "#domain/dates.ts";
import type { Enquiry } from "./enquiry.ts";

/** VT3: what a visitor is told after sending. */
export type SentEnquiry = Readonly<{
  answer: "call" | "email";
  /** The instant until which the answer was promised, to the minute. */
  until: string | null;
  visit: Readonly<{ on: string; time: string }> | null;
  /** DY6: the visitor's page, if the visit is booked. It is a secret, so no address of another page contains it. */
  pageUrl: string | null;
}>;

type Received = Pick<Enquiry, "phone" | "promised_until" | "visit_on" | "visit_time" | "visit_url">;

export function sentEnquiry({
  phone,
  promised_until: until,
  visit_on: on,
  visit_time: time,
  visit_url: pageUrl,
}: Received): SentEnquiry {
  return {
    answer: phone === null ? "email" : "call",
    until: until && `${until.slice(0, 16)}Z`,
    visit: on !== null && time !== null ? { on, time } : null,
    pageUrl: pageUrl ?? null,
  };
}

/** As the value of a parameter of the URL, after a form was posted without JavaScript. */
export function writeSentEnquiry({ answer, until, visit }: Omit<SentEnquiry, "pageUrl">): string {
  return [answer, until ?? "", ...(visit ? [visit.on, visit.time] : [])].join("_");
}

/** Null for anything else that a URL may contain. */
export function readSentEnquiry(text: string | null): SentEnquiry | null {
  const [answer, until = "", on, time, ...rest] = text?.split("_") ?? [];
  if ((answer !== "call" && answer !== "email") || rest.length > 0) return null;
  if (until !== "" && readInstant(until) === null) return null;
  const hasVisit = on !== undefined;
  if (hasVisit && !(isCalendarDate(on) && time !== undefined && isClockTime(time))) return null;
  return {
    answer,
    until: until || null,
    visit: hasVisit && time !== undefined ? { on, time } : null,
    pageUrl: null,
  };
}
