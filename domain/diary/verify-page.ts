import type { DiarySeal } from "./entry.ts";
import type { Finding } from "./finding.ts";

/** CN9: what anyone may see of a job's diary. No text, name or place. */
export type VerifyPage = Readonly<{
  code: string;
  /** When rows and files were last compared with the seals. */
  checked_at: string;
  finding: Finding | null;
  days: number;
  entries: number;
  pictures: number;
  /** The newest first. */
  seals: readonly DiarySeal[];
  page: number;
  pages: number;
  /** Whether a seal that somebody wrote down is still there; null if none was asked for. */
  known: Readonly<{ seal: string; state: "kept" | "other" | "missing" | "unreadable" }> | null;
}>;

/** As a person types it. */
export function normalizeCode(text: string): string {
  return text.replaceAll(/[\s-]/g, "").toUpperCase();
}
