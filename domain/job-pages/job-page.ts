import type { ClientEntry, DiarySeal } from "#domain/diary/entry.ts";
import type { ClientMoney } from "#domain/instalments/client-money.ts";
import type { Side } from "#domain/jobs/choices.ts";
import type { Permit } from "#domain/permits/permit.ts";
import type { Picture } from "#domain/pictures/picture.ts";
import type { ProjectProgress } from "#domain/projects/project.ts";

/** CN10: what the client sees, in the language of the page. Nothing else of the job leaves the server. */
export type JobPage = Readonly<{
  title: string;
  place: string;
  starts_on: string | null;
  ends_on: string | null;
  finished_on: string | null;
  /** CN9: finds the job on the verification page. */
  code: string;
  progress: ProjectProgress;
  pictures: readonly Readonly<{ picture: Picture; day: string; side: Side | null }>[];
  diary: Readonly<{ page: number; pages: number; entries: readonly ClientEntry[]; seal: DiarySeal | null }>;
  money: ClientMoney;
  permits: readonly Permit[];
  /** Where the code for a decision goes, with most of it hidden; null if it can't be sent. */
  code_to: string | null;
}>;

export const jobPageActions = ["code", "accept", "decline"] as const;
export type JobPageAction = (typeof jobPageActions)[number];
