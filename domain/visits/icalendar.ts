import type { VisitState } from "#domain/leads/visit-states.ts";

/** DY7: a visit in a calendar. Texts are as they are shown. */
export type CalendarEvent = Readonly<{
  /** The same for all versions of the event. */
  uid: string;
  sequence: number;
  state: VisitState;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  summary: string;
  location: string;
  description: string;
  url: string;
}>;

const maxLineBytes = 75;
const zone = "Asia/Kathmandu";
const kathmanduOffsetMs = (5 * 60 + 45) * 60_000;

/** RFC 5545: calendars that do not know the zone read its rule here. */
const timeZone = [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:STANDARD",
  "DTSTART:19860101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0545",
  "TZNAME:+0545",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const statuses = {
  asked: "TENTATIVE",
  confirmed: "CONFIRMED",
  done: "CONFIRMED",
  missed: "CONFIRMED",
  cancelled: "CANCELLED",
} as const satisfies Record<VisitState, string>;

/** DY7: the text of an .ics file. `name` is what calendar programs call the whole. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Visits of listings//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...timeZone,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${utcTime(event.updatedAt)}`,
    `LAST-MODIFIED:${utcTime(event.updatedAt)}`,
    `DTSTART;TZID=${zone}:${kathmanduLocalTime(event.startsAt)}`,
    `DTEND;TZID=${zone}:${kathmanduLocalTime(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${statuses[event.state]}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    `URL:${event.url}`,
    "END:VEVENT",
  ];
}

/** "20261122T044500Z" */
function utcTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function kathmanduLocalTime(date: Date): string {
  return utcTime(new Date(date.getTime() + kathmanduOffsetMs)).slice(0, -1);
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** A line has at most 75 bytes; what is left continues after a space. A character is never split. */
function foldLine(line: string): string {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (bytes + size > maxLineBytes) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** How many bytes a character takes in UTF-8. */
function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
