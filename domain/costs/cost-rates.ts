/** A percentage with where it comes from, in the language of the page. */
export type CostRate = Readonly<{
  percent: number;
  source: string;
  /** Empty if there is no page about it. */
  sourceUrl: string;
  /** The instant at which staff checked it last. */
  checkedAt: string;
}>;

/** Which buyers or which loan a rate is for. */
export type NamedRate = CostRate & Readonly<{ name: string }>;

/** VT4: the company's rates that apply to one listing. Missing ones are unknown, and are never guessed. */
export type CostRates = Readonly<{
  registration: CostRate | null;
  reductions: readonly NamedRate[];
  loans: readonly NamedRate[];
}>;
