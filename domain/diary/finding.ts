export type DiaryProblem =
  | "entry_changed"
  | "entry_missing"
  | "entry_added"
  | "entry_twice"
  | "entry_of_other_day"
  | "entry_malformed"
  | "picture_changed"
  | "picture_missing"
  | "facts_changed"
  | "corrects_unknown"
  | "seal_changed"
  | "chain_broken"
  | "known_seal_missing"
  | "known_seal_other"
  | "file_altered"
  | "file_cut"
  | "not_a_bundle";

/** CN9: the first thing that is wrong. */
export type Finding = Readonly<{
  problem: DiaryProblem;
  /** Null if it concerns the whole file. */
  day: string | null;
  /** The place of the entry in its day, from 1; null if it concerns the day's seal. */
  entry: number | null;
  /** The place of the picture in its entry, from 1. */
  picture: number | null;
}>;

type Place = Readonly<{ day?: string | null; entry?: number | null; picture?: number | null }>;

export function finding(problem: DiaryProblem, { day = null, entry = null, picture = null }: Place): Finding {
  return { problem, day, entry, picture };
}
