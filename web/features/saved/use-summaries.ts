import { useCallback, useEffect, useState } from "react";
import type { Property } from "#domain/properties/property.ts";
import { writeListingIds } from "#domain/saved/listing-ids.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { refreshListings } from "#web/saved/saved-listings.ts";

/** What was fetched. Null for a listing that is no longer public; a listing that is absent was not fetched yet. */
export type Summaries = ReadonlyMap<number, Property | null>;

/** Fetches the listings that are not known yet, and again on `retry` or when the connection is back. */
export function useSummaries(ids: readonly number[]) {
  const language = useLanguage();
  const [summaries, setSummaries] = useState<Summaries>(new Map());
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing = writeListingIds(ids.filter((id) => !summaries.has(id)));
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same listings again
  useEffect(() => {
    if (missing === "") return;
    let isCurrent = true;
    const asked = missing.split(",").map(Number);
    const load = async () => {
      // Loaded here, because the page shows the stored listings without the schema of a property.
      const { fetchSummaries } = await import("#web/api/summaries.ts");
      const found = await fetchSummaries(asked, language);
      if (!isCurrent) return;
      const byId = new Map(found.map((property) => [property.id, property]));
      setSummaries(
        (before) => new Map([...before, ...asked.map((id) => [id, byId.get(id) ?? null] as const)]),
      );
      setFailed(false);
      refreshListings(found);
    };
    load().catch(() => {
      if (isCurrent) setFailed(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [missing, language, attempt]);

  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isFailed, retry]);

  return { summaries, isFailed: isFailed && missing !== "", retry };
}
