/**
 * Journeys that only `npm run test:all` runs: they take long, or repeat in a browser what API, page and component tests show. Every
 * requirement that they name has another test (docs/requirements.md).
 */
export const longJourneys = [
  "agent-gives-a-phone",
  "arranges-pictures",
  "builds-another-site",
  "buyer-asks-for-alerts",
  "buyer-moves-between-listings",
  "buyer-prints-a-sheet",
  "changes-many-rows",
  "changes-status",
  "comes-from-a-search-engine",
  "fits-every-window",
  "fits-every-window-uncovered",
  "gets-a-new-release",
  "keeps-rates",
  "lists-land",
  "looks-at-the-numbers",
  "loses-the-mail-server",
  "owner-sends-ten-photos",
  "sees-streets",
  "sends-a-form-later",
  "sends-messages-under-limits",
  "sets-a-pin",
  "visitor-reads-land",
  "waits-for-a-page",
].map((name) => `**/${name}.spec.ts`);
