import * as z from "zod/mini";
import { maxLengths } from "#domain/max-lengths.ts";
import { normaliseDigits } from "#domain/numbers.ts";
import { fieldCode } from "#domain/problems.ts";
import { requiredLine, requiredText, textOrEmpty } from "#domain/text-fields.ts";
import type { EstimateSheet } from "./estimate-sheet.ts";
import type { EstimateEventKind, VersionState } from "./estimate-states.ts";

/** CN3: what the client sees, in the language of the page. Nothing else of the estimate leaves the server. */
export type EstimatePage = Readonly<{
  sheet: EstimateSheet;
  state: Extract<VersionState, "sent" | "accepted" | "declined">;
  decided_at: string | null;
  decided_name: string | null;
  can_decide: boolean;
  /** It was not decided in time. */
  is_expired: boolean;
  /** Where the code goes, with most of it hidden: "s•••@example.com"; null if it can't be sent. */
  code_to: string | null;
  /** Questions and answers, the oldest first. */
  messages: readonly Readonly<{
    kind: Extract<EstimateEventKind, "asked" | "answered">;
    text: string;
    at: string;
  }>[];
}>;

export const clientActions = ["ask", "code", "accept", "decline"] as const;
export type ClientAction = (typeof clientActions)[number];

export const codeDigits = 6;
export const codeMinutes = 15;
export const maxCodeAttempts = 5;
export const maxCodesPerHour = 3;
/** In a day, so that nobody fills the timeline. */
export const maxQuestionsPerDay = 20;

export const questionSchema = z.object({ text: requiredText(maxLengths.text) });

/** CN3: how the client decides. */
export const decisionSchema = z.object({
  name: requiredLine(maxLengths.name),
  code: requiredLine(maxLengths.word).check(
    z.overwrite((text) => normaliseDigits(text).replaceAll(/[\s-]/g, "")),
    z.regex(new RegExp(`^\\d{${codeDigits}}$`), fieldCode("code_wrong")),
  ),
  /** Why it was declined. */
  reason: textOrEmpty(maxLengths.text),
});
export type Decision = z.output<typeof decisionSchema>;

/** "s•••@example.com", "••••••4567". */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  if (at > 0) return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
  return `••••••${contact.replace(/\D/g, "").slice(-4)}`;
}
